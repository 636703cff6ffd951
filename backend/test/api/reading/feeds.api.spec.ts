import { XMLParser, XMLValidator } from 'fast-xml-parser';
import ICAL from 'ical.js';
import { League, threeNil } from '../../factories/league.ts';
import { bootApp, statements, type TestApp } from '../../harness/app.ts';
import { holdTime } from '../../harness/time.ts';

const HOSTILE = 'A;B,C\\n</title><script>alert(1)</script>]]>&amp; "q" åäö 🚗';

let app: TestApp;
let league: League;
let season: number;
let division: number;
let alfa: number;
let beta: number;
let gamma: number;

beforeAll(async () => {
  app = await bootApp();
  league = new League(app.db);
  season = await league.season({ name: 'Säsong 8', startsOn: '2026-01-12', endsOn: '2099-12-20' });
  division = await league.division(season, { name: 'Elitdivisionen' });
  alfa = await league.teamIn(division, HOSTILE.slice(0, 60));
  beta = await league.teamIn(division, 'Beta');
  gamma = await league.teamIn(division, 'Gamma');
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${app.url}/api/${path}`, { headers });

interface Event {
  uid: string;
  summary: string;
  description: string;
  sequence: number;
  status: string | null;
  startsAt: string;
  endsAt: string;
  stamp: string;
  changedAt: string;
  url: string | null;
}

/** The calendar, read by an independent parser, in the file's own time zone. */
async function calendar(path: string): Promise<{ name: string; events: Event[]; text: string }> {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const text = await answer.text();
  const root = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const zone = new ICAL.Timezone(root.getFirstSubcomponent('vtimezone') ?? {});
  ICAL.TimezoneService.reset();
  ICAL.TimezoneService.register(zone, 'Europe/Stockholm');
  const events = root.getAllSubcomponents('vevent').map((component): Event => {
    const event = new ICAL.Event(component);
    const of = (name: string) => component.getFirstPropertyValue(name)?.toString() ?? null;
    const instant = (name: string) =>
      (component.getFirstPropertyValue(name) as { toJSDate(): Date }).toJSDate().toISOString();
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      sequence: event.sequence,
      status: of('status'),
      startsAt: event.startDate.toJSDate().toISOString(),
      endsAt: event.endDate.toJSDate().toISOString(),
      stamp: instant('dtstamp'),
      changedAt: instant('last-modified'),
      url: of('url'),
    };
  });
  return { name: of(root, 'x-wr-calname'), events, text };
}

const of = (component: { getFirstPropertyValue(name: string): unknown }, name: string): string =>
  String(component.getFirstPropertyValue(name));

const eventOf = async (seriesId: number, path = `calendar/division/${division}.ics`): Promise<Event | undefined> =>
  (await calendar(path)).events.find(({ uid }) => uid.startsWith(`series-${seriesId}@`));

const move = (id: number, to: string | null) =>
  app.db.query('update series set scheduled_at = $2 where id = $1', [id, to]);

test('a series without a time is in no calendar, and comes in when it gets one', async () => {
  const id = await league.series(division, alfa, beta);
  expect(await eventOf(id)).toBeUndefined();
  await move(id, '2030-02-05T19:00:00Z');
  expect(await eventOf(id)).toMatchObject({
    uid: `series-${id}@127.0.0.1`,
    sequence: 0,
    status: 'CONFIRMED',
    startsAt: '2030-02-05T19:00:00.000Z',
    endsAt: '2030-02-05T20:00:00.000Z',
    url: `${app.url}/series/${id}`,
  });
});

test('a series has a calendar of its own, named by its teams, with the same event', async () => {
  const id = await league.series(division, alfa, beta, { scheduledAt: '2030-02-12T19:00:00Z' });
  const own = await calendar(`calendar/series/${id}.ics`);
  expect(own.events).toEqual([await eventOf(id)]);
  expect(own.name).toContain('Beta');
});

test('a moved series keeps its UID, and its sequence and its change grow', async () => {
  const id = await league.series(division, alfa, beta, { scheduledAt: '2030-03-01T19:00:00Z' });
  const first = await eventOf(id);
  await move(id, '2030-03-02T18:30:00Z');
  const second = await eventOf(id);
  expect(second).toMatchObject({ uid: first?.uid, sequence: 1, startsAt: '2030-03-02T18:30:00.000Z' });
  expect(second?.stamp).toBe(second?.changedAt);
  await app.db.query('update series set is_streamed = true where id = $1', [id]);
  const third = await eventOf(id);
  expect(third).toMatchObject({ sequence: 1, description: expect.stringContaining('Serien sänds.') });
  await move(id, null);
  expect(await eventOf(id)).toMatchObject({ sequence: 2, status: 'CANCELLED', startsAt: '2030-03-02T18:30:00.000Z' });
  await move(id, '2030-03-09T18:30:00Z');
  expect(await eventOf(id)).toMatchObject({ sequence: 3, status: 'CONFIRMED', startsAt: '2030-03-09T18:30:00.000Z' });
});

test("a division's calendar is named with its season, in the reader's language", async () => {
  const path = `calendar/division/${division}.ics`;
  expect((await calendar(path)).name).toContain(' Säsong 8 – Svenska Bilbollsligan');
  expect((await calendar(`${path}?lang=en`)).name).toContain(' Season 8 – Svenska Bilbollsligan');
});

test('what a new schedule takes away is in no calendar any more', async () => {
  const id = await league.series(division, beta, gamma, { scheduledAt: '2030-04-01T18:00:00Z' });
  expect(await eventOf(id, `calendar/team/${beta}.ics`)).toBeDefined();
  await app.db.query('delete from series where id = $1', [id]);
  for (const path of [`team/${beta}`, `division/${division}`, `team/${gamma}`]) {
    expect(await eventOf(id, `calendar/${path}.ics`)).toBeUndefined();
  }
});

test('a result that counts for no team says so, in calendars and among the results', async () => {
  const omega = await league.teamIn(division, 'Omega');
  const id = await league.played(division, [omega, beta], threeNil, {
    scheduledAt: '2029-03-01T18:00:00Z',
    reportedAt: '2097-03-01T20:00:00Z',
  });
  const path = `calendar/team/${omega}.ics`;
  expect((await eventOf(id, path))?.summary).toBe('Omega 3–0 Beta');
  await app.db.query(
    'update division_team set is_disqualified = true, are_results_annulled = true where team_id = $1',
    [omega],
  );
  expect((await eventOf(id, path))?.summary).toBe('Omega 3–0 Beta (annullerad)');
  expect((await eventOf(id, `${path}?lang=en`))?.summary).toBe('Omega 3–0 Beta (annulled)');
  expect(await (await get('feeds/results.atom')).text()).toContain('Omega 3–0 Beta (annullerad)');
  const { MESSAGE } = (await (await get(`division/${division}/matches`)).json()) as {
    MESSAGE: { match_id: number; annulled: number }[];
  };
  expect(MESSAGE.filter(({ annulled }) => annulled === 1).map(({ match_id }) => match_id)).toEqual([id]);
});

test('names from right to left leave the numbers beside them in their places', async () => {
  const teams = [await league.teamIn(division, 'هلال 3'), await league.teamIn(division, 'צוות')] as const;
  const played = { scheduledAt: '2029-04-01T18:00:00Z', reportedAt: '2097-04-01T20:00:00Z' };
  const id = await league.played(division, [...teams], threeNil, played);
  const line = '\u2068هلال 3\u2069 3–0 \u2068צוות\u2069';
  expect((await eventOf(id))?.summary).toBe(line);
  expect(await (await get('feeds/results.atom')).text()).toContain(line);
});

test("a calendar's own properties stand before its parts, as the format asks", async () => {
  const { text } = await calendar(`calendar/division/${division}.ics`);
  const lines = text.split('\r\n');
  const own = lines.slice(
    1,
    lines.findIndex((line, at) => at > 0 && line.startsWith('BEGIN:')),
  );
  const after = lines.slice(own.length + 1).join('\n');
  expect(own.map((line) => /^[\w-]+/.exec(line)?.[0])).toEqual(
    expect.arrayContaining(['VERSION', 'PRODID', 'METHOD', 'X-WR-CALNAME', 'REFRESH-INTERVAL', 'X-PUBLISHED-TTL']),
  );
  const outside = after.replace(/^BEGIN:(VEVENT|VTIMEZONE)\n[\s\S]*?^END:\1$/gm, '').trim();
  expect(outside).toBe('END:VCALENDAR');
});

test('a change that is rolled back has told no one', async () => {
  const id = await league.series(division, beta, gamma, { scheduledAt: '2030-04-02T18:00:00Z' });
  const broken = app.db.transaction(async () => {
    await app.db.query('delete from series where id = $1', [id]);
    throw new Error('no');
  });
  await expect(broken).rejects.toThrow('no');
  expect(await eventOf(id)).toMatchObject({ sequence: 0, status: 'CONFIRMED' });
});

test('a calendar for readers who hide results tells none, in each kind and both languages', async () => {
  const teams = [await league.teamIn(division, 'Etta'), await league.teamIn(division, 'Tvåa')] as const;
  const times = { scheduledAt: '2029-05-01T18:00:00Z', reportedAt: '2097-05-01T20:00:00Z' };
  const [played, given] = [
    await league.played(division, [...teams], threeNil, times),
    await league.walkover(division, [...teams], 'home', { ...times, week: 9 }),
  ];
  for (const path of [`division/${division}`, `team/${teams[0]}`, `series/${played}`, `series/${given}`]) {
    for (const query of ['?spoilers=off', '?lang=en&spoilers=off']) {
      const { events, text } = await calendar(`calendar/${path}.ics${query}`);
      expect([path, events.length > 0]).toEqual([path, true]);
      expect([path, /\d–\d|[Ww]alkover|WO\b/.exec(text)?.[0]]).toEqual([path, undefined]);
    }
  }
  expect((await eventOf(played))?.summary).toBe('Etta 3–0 Tvåa');
  expect((await eventOf(played, `calendar/series/${played}.ics?spoilers=off`))?.summary).toBe('Etta – Tvåa');
});

test('a disqualified team plays no more: what is to come is cancelled, what was played stands', async () => {
  const delta = await league.teamIn(division, 'Delta');
  const coming = await league.series(division, delta, beta, { scheduledAt: '2030-05-01T18:00:00Z' });
  const played = await league.played(division, [delta, gamma], threeNil, { scheduledAt: '2030-04-20T18:00:00Z' });
  const decide = (is: boolean) =>
    app.db.query('update division_team set is_disqualified = $2 where team_id = $1', [delta, is]);
  await decide(true);
  expect(await eventOf(coming)).toMatchObject({ status: 'CANCELLED', sequence: 1 });
  expect(await eventOf(played)).toMatchObject({ status: 'CONFIRMED', sequence: 0, summary: 'Delta 3–0 Gamma' });
  await decide(false);
  expect(await eventOf(coming)).toMatchObject({ status: 'CONFIRMED', sequence: 2 });
});

test.each([
  ['before spring', '2027-03-27T18:00:00Z'],
  ['as the clocks go forward', '2027-03-28T00:30:00Z'],
  ['after', '2027-03-28T17:00:00Z'],
  ['before autumn', '2027-10-30T17:00:00Z'],
  ['in the hour that comes twice, the first time', '2027-10-31T00:30:00Z'],
  ['and the second', '2027-10-31T01:30:00Z'],
  ['after that', '2027-10-31T18:00:00Z'],
])('the time is right %s', async (_when, at) => {
  const id = await league.series(division, alfa, gamma, { scheduledAt: at });
  const event = await eventOf(id);
  expect(event?.startsAt).toBe(new Date(at).toISOString());
  expect(Date.parse(event?.endsAt ?? '') - Date.parse(at)).toBe(3_600_000);
});

test('a time is written as Swedish clocks show it, with the rules of the zone in the file', async () => {
  const id = await league.series(division, alfa, gamma, { scheduledAt: '2031-07-01T17:00:00Z' });
  const { text } = await calendar(`calendar/division/${division}.ics`);
  expect(text).toContain(`UID:series-${id}@`);
  expect(text).toContain('DTSTART;TZID=Europe/Stockholm:20310701T190000');
  expect(text.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
  expect(text).toContain('TZID:Europe/Stockholm\r\n');
  expect(text).not.toContain('Berlin');
});

test('a name that looks like markup or like the file itself is only a name', async () => {
  const { name, events, text } = await calendar(`calendar/team/${alfa}.ics`);
  // the parser does not know this property's type, so the test removes the escapes
  expect(name.replace(/\\([\\;,])/g, '$1')).toBe(`${HOSTILE.slice(0, 60)} – Svenska Bilbollsligan`);
  expect(events.some(({ summary }) => summary.startsWith(HOSTILE.slice(0, 60)))).toBe(true);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test("a player's calendar follows the player from team to team", async () => {
  const player = await league.player('Ada');
  await league.sign(player, beta, '2032-01-01T00:00:00Z', { validTo: '2032-02-01T00:00:00Z' });
  await league.sign(player, gamma, '2032-02-01T00:00:00Z');
  const other = await league.team('Epsilon');
  await league.enter(division, other);
  const ids = [
    await league.series(division, beta, other, { scheduledAt: '2032-01-15T18:00:00Z' }),
    await league.series(division, gamma, other, { scheduledAt: '2032-02-15T18:00:00Z' }),
  ];
  await league.series(division, gamma, other, { scheduledAt: '2032-01-16T18:00:00Z' });
  await league.series(division, beta, other, { scheduledAt: '2032-02-16T18:00:00Z' });
  const { events } = await calendar(`calendar/player/${player}.ics`);
  expect(events.map(({ uid }) => uid)).toEqual(ids.map((id) => `series-${id}@127.0.0.1`));
});

test.each([
  ['calendar/team/999999.ics', 404],
  ['calendar/player/999999.ics', 404],
  ['calendar/series/999999.ics', 404],
  ['calendar/division/999999.ics', 404],
  ['calendar/team/0.ics', 400],
  ['calendar/team/99999999999.ics', 400],
])('%s is no calendar', async (path, status) => {
  const answer = await get(path);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ CODE: status });
});

test('what was fetched is not sent again until the league changes, and is made once', async () => {
  const letGo = holdTime(app);
  const path = `calendar/team/${gamma}.ics`;
  const first = await get(path);
  const etag = first.headers.get('etag') ?? '';
  // otherwise fetch would answer from its own cache
  const again = () => get(path, { 'if-none-match': etag, 'cache-control': 'max-age=0' });
  const { result, texts } = await statements(again);
  expect(result.status).toBe(304);
  expect(texts.filter((text) => text.includes('calendar_entry'))).toEqual([]);
  await league.series(division, gamma, beta, { scheduledAt: '2033-01-01T18:00:00Z' });
  expect((await again()).status).toBe(200);
  letGo();
});

test('news come as Atom, and what is to come or only a draft does not', async () => {
  const category = await league.category('Ligan');
  for (const [slug, publishedAt] of [
    ['ute', '2026-01-01T12:00:00Z'],
    ['kommer', '2099-01-01T12:00:00Z'],
    ['utkast', null],
  ] as const) {
    const words = { title: `<b>${slug}</b>`, description: 'Kort & gott', content: 'Hemligt' };
    await league.post(category, slug, { ...words, publishedAt });
  }
  const text = await (await get('feeds/news.atom?lang=en')).text();
  expect(XMLValidator.validate(text)).toBe(true);
  expect(text.match(/<entry>/g)).toHaveLength(1);
  expect(text).toContain(`<link href="${app.url}/post/ute?lang=en"/>`);
  expect(text).toContain('<![CDATA[&lt;b&gt;ute&lt;/b&gt;]]>');
  expect(text).toContain('<published>2026-01-01T12:00:00.000Z</published>');
  expect(text).not.toMatch(/kommer|utkast|Hemligt/);
});

test('results come as Atom, newest first, with hostile names as text', async () => {
  const id = await league.played(division, [alfa, beta], threeNil, { reportedAt: '2098-02-01T20:00:00Z' });
  const answer = await get('feeds/results.atom');
  expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  const text = await answer.text();
  expect(XMLValidator.validate(text)).toBe(true);
  const { feed } = new XMLParser({ ignoreAttributes: false, cdataPropName: '#cdata' }).parse(text) as {
    feed: { id: string; updated: string; entry: { id: string; title: { '#cdata': string }; updated: string }[] };
  };
  expect(feed.id).toBe(`${app.url}/api/feeds/results.atom`);
  expect(feed.updated).toBe('2098-02-01T20:00:00.000Z');
  const [newest] = feed.entry;
  expect(newest?.id).toBe(`${app.url}/series/${id}`);
  expect(newest?.updated).toBe('2098-02-01T20:00:00.000Z');
  expect(newest?.title['#cdata']).toContain('&lt;/title&gt;&lt;script&gt;');
  expect(newest?.title['#cdata']).not.toMatch(/<|]]>/);
});
