// Everything that the table frame is drawn with; what is for phones comes last and wins.
import './table.css'
import './decision.css'
import './sheets.css'
import './talk.css'
import './clocks.css'
import './proposals.css'
import './players.css'
import './table-phone.css'
