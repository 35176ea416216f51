"""Checks where the deal of an exported game came from: python3 check-deal.py GAME.json [COMMITMENT [CONTRIBUTION]]"""
import hashlib, json, struct, sys

def sha(*lines): return hashlib.sha256('\n'.join(lines).encode()).hexdigest()
def check(fine, what): print('ok   ' if fine else 'FALSE', what); fine or sys.exit(1)
def turn(x, by): return (x << by | x >> 32 - by) & 0xffffffff

game = json.load(open(sys.argv[1])); deal = game['deal'] or sys.exit('The file has no proof of its deal.')
check(sha('entrepot deal commitment', deal['secret']) == deal['commitment'], 'the secret is the one committed to')
check(deal['commitment'] == (sys.argv + [0, 0])[2] or len(sys.argv) < 3, 'the commitment is the one you noted')
check(len(sys.argv) < 4 or sys.argv[3] in deal['contributions'], 'what you added is in the deal')
check(sha('entrepot deal seed', deal['secret'], *(c or '' for c in deal['contributions'])) == game['seed'], 'the seed')

words = [*struct.unpack('<4I', b'expand 32-byte k'), *struct.unpack('<8I', bytes.fromhex(sha('entrepot deal key', game['seed']))), 0, 0, 0, 0]
w = list(words)  # ChaCha20, RFC 8439, 2.3: the first block
for a, b, c, d in 10 * [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15), (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]:
    for x, y, z, by in (a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7):
        w[x] = (w[x] + w[y]) & 0xffffffff; w[z] = turn(w[z] ^ w[x], by)
first = next(x for x in ((x + y) & 0xffffffff for x, y in zip(w, words)) if x < 2**32 // game['seats'] * game['seats']) % game['seats']
print('      so seat', first, 'begins')  # the first thing that both games draw
placed = [move['seat'] for move in game['log'] if move['command']['type'] == 'place']
check(game['game'] != 'yokohama' or not placed or placed[0] == first, 'the first turn was that of this seat')
