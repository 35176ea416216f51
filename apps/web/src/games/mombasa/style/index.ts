// Everything that Mombasa's boards are drawn with; what is for phones comes last and wins.
import './companies.css'
import './map.css'
import './cards.css'
import './market.css'
import './tracks.css'
import './own-area.css'
import './phone.css'
