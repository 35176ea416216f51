"""A bot that comes wherever it is asked to and plays any legal command: python3 bot.py SITE TOKEN [GAMES]
The token is one of a bot account with the scopes watch and play; it stops after GAMES games. See docs/tutorial.md."""
import json, random, sys, time, uuid
from urllib.error import HTTPError
from urllib.request import Request, urlopen

site, token, games = (sys.argv[1:] + ['inf'])[:3]
headers = {'authorization': f'Bearer {token}', 'content-type': 'application/json'}

def choose(view, legal):
    return random.choice(legal)

def ask(method, path, body=None):
    try:
        return json.load(urlopen(Request(site + path, body and json.dumps(body).encode(), headers, method=method)))
    except HTTPError as error:
        if error.code == 409: return None  # gone on, or taken: nothing to do
        if error.code != 429: raise RuntimeError(error.read().decode())  # a fault; its text says which
        time.sleep(int(error.headers['retry-after']))
        return ask(method, path, body)

def sit_down(table):
    seats = ask('GET', f'/api/tables/{table}')['seats']
    free = [seat['seat'] for seat in seats if seat['kind'] == 'open']
    any(ask('POST', f'/api/tables/{table}/sit', {'seat': seat}) for seat in free)  # where one was faster, the next

def play(table):
    while (now := ask('GET', f'/api/tables/{table}/sight')) and now['viewer'] in now['sight']['deciders']:
        command = choose(now['sight']['view'], now['sight']['legal'])
        ask('POST', f'/api/tables/{table}/commands', {'id': str(uuid.uuid4()), 'at': now['position'], 'command': command})

name, over = '', 0
for line in urlopen(Request(f'{site}/api/events', headers=headers)):
    key, _, value = line.decode().rstrip('\n').partition(': ')
    if key == 'event': name = value
    if key == 'data' and name == 'invited': sit_down(json.loads(value)['table'])
    if key == 'data' and name == 'turn': play(json.loads(value)['table'])
    if key == 'data' and name == 'over':
        over += 1
        if over >= float(games): break
