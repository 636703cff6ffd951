/** Asks for the track of the latest recorded game. */
const QUERY = '{ allGames(first: 1, filter: { hasFieldPlay: true }) { nodes { fieldPlay { trackUrl } } } }';

/**
 * Programs that find a game's track and read its head and its goals, as docs/tracks.md describes the bytes. curl shows the
 * first three only: version, samples a second, and whether the field has the usual size. `origin`: of the server.
 */
export const TRACK_PROGRAMS = {
  curl: (origin: string) => `track=$(curl -sG '${origin}/graphql' \\
  --data-urlencode 'query=${QUERY}' \\
  | grep -o '/api/tracks/[0-9a-f]*')
curl -s --compressed "${origin}$track" | od -An -tu1 -N3`,

  javascript: (origin: string) => `const query = '${QUERY}';
const asked = await fetch('${origin}/graphql?query=' + encodeURIComponent(query));
const { data } = await asked.json();
const answer = await fetch('${origin}' + data.allGames.nodes[0].fieldPlay.trackUrl);
const bytes = new Uint8Array(await answer.arrayBuffer());

let at = 0;
const byte = () => bytes[at++];
const count = () => {
  let value = 0;
  for (let times = 1; ; times *= 128) {
    const next = byte();
    value += (next % 128) * times;
    if (next < 128) return value;
  }
};
const list = (read) => Array.from({ length: count() }, read);
const skip = (counts) => { while (counts-- > 0) count(); };

if (byte() !== 1) throw new Error('a track of another version');
const rate = byte();
const isUsualField = byte() === 1;
const map = String.fromCharCode(...list(byte));
const samples = count();
const players = list(() => ({ team: byte() === 0 ? 'home' : 'away', playerId: count() || null }));
list(count); // cuts
for (let seen = 0; seen < samples; skip(1)) seen += count(); // clock
at += samples; // whether the ball is there
skip(3 * samples); // its places
for (const _ of players) {
  at += samples; // flags
  skip(5 * samples); // places, yaw and boost
}
let milliseconds = 0;
const events = list(() => {
  const kind = byte();
  milliseconds += count();
  const flags = byte();
  const team = [null, 'home', 'away'][byte()];
  const player = players[count() - 1];
  const assist = players[count() - 1];
  const clock = count() - 1;
  skip(flags & 4 ? 3 : 0); // the place
  const speed = flags & 8 ? count() : null;
  const goal = { seconds: milliseconds / 1000, team, clock, isOvertime: (flags & 1) > 0, speed };
  return { kind, ...goal, scorerId: player?.playerId ?? null, assistId: assist?.playerId ?? null };
});
const goals = events.filter(({ kind }) => kind === 0);
console.log(JSON.stringify({ map, isUsualField, seconds: samples / rate, players, goals }, null, 2));`,

  python: (origin: string) => `import gzip
import json
from urllib.parse import quote
from urllib.request import urlopen

query = "${QUERY}"
with urlopen("${origin}/graphql?query=" + quote(query)) as answer:
    game = json.load(answer)["data"]["allGames"]["nodes"][0]
with urlopen("${origin}" + game["fieldPlay"]["trackUrl"]) as answer:
    track = iter(gzip.decompress(answer.read()))

def byte():
    return next(track)

def count():
    value, shift = 0, 0
    while True:
        part = byte()
        value |= (part & 127) << shift
        shift += 7
        if part < 128:
            return value

def times(number, read):
    return [read() for _ in range(number)]

if byte() != 1:
    raise ValueError("a track of another version")
rate = byte()
is_usual_field = byte() == 1
map_name = bytes(times(count(), byte)).decode("ascii")
samples = count()
players = times(count(), lambda: {"team": ["home", "away"][byte()], "playerId": count() or None})
times(count(), count)  # cuts
seen = 0
while seen < samples:  # clock
    seen += count()
    count()
times(samples, byte)  # whether the ball is there
times(3 * samples, count)  # its places
for _ in players:
    times(samples, byte)  # flags
    times(5 * samples, count)  # places, yaw and boost
milliseconds = 0
goals = []
for _ in range(count()):
    kind = byte()
    milliseconds += count()
    flags = byte()
    team = [None, "home", "away"][byte()]
    player, assist, clock = count(), count(), count() - 1
    if flags & 4:
        times(3, count)  # the place
    speed = count() if flags & 8 else None
    if kind == 0:
        goals.append({
            "seconds": milliseconds / 1000, "team": team, "clock": clock, "isOvertime": bool(flags & 1), "speed": speed,
            "scorerId": players[player - 1]["playerId"] if player else None,
            "assistId": players[assist - 1]["playerId"] if assist else None,
        })
found = {"map": map_name, "isUsualField": is_usual_field, "seconds": samples / rate, "players": players, "goals": goals}
print(json.dumps(found, indent=2))`,
} as const;
