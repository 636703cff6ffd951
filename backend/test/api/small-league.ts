import { threeTwo } from '../factories/league.ts';
import type { League } from '../factories/league.ts';

/** One season with a division of two teams and three series: one played, one walkover, one planned. */
export async function smallLeague(league: League) {
  const season = await league.season({ name: 'Säsong 8', startsOn: '2026-01-12', endsOn: '2026-12-20' });
  await league.setting('current_season', season);
  await league.setting('registration_open', 'true');
  const adminUser = await league.user({ discordUsername: 'domaren' });
  const division = await league.division(season, {
    name: 'Elitdivisionen',
    discriminator: 'elit',
    adminUserId: adminUser,
  });
  await league.band(division, 1, 1, '#10b981');
  const home = await league.teamIn(division, 'Norrsken', { logo: 'images/norr.png' });
  const away = await league.teamIn(division, 'Vinter');
  const account = await league.user(
    { discordId: '990011223344556677', discordUsername: 'ada', email: 'ada@example.org' },
    ['writer'],
  );
  const ada = await league.player('Ada', {
    userId: account,
    mmr: 1450,
    nationality: 'SE',
    birthdate: '1999-08-07',
    platform: 'epic',
    platformId: 'ada-epic-id',
    twitch: 'ada_live',
  });
  const bo = await league.player('Bo');
  await league.sign(ada, home, '2026-01-05T12:00:00Z', { sortOrder: 1 });
  await league.sign(bo, away, '2026-01-05T12:00:00Z', { sortOrder: 1 });
  const games = threeTwo.map((game) => ({
    ...game,
    home: [[ada, 400, 2, 0, 1, 4] as const],
    away: [[bo, 200, 1, 1, 0, 2] as const],
  }));
  const played = await league.played(division, [home, away], games, {
    scheduledAt: '2026-03-10T18:30:00Z',
    reportedAt: '2026-03-10T20:00:00Z',
    isStreamed: true,
  });
  const walkover = await league.walkover(division, [away, home], 'away', {
    week: 2,
    reportedAt: '2026-03-20T20:00:00Z',
  });
  const coming = await league.series(division, home, away, { week: 3, scheduledAt: '2099-07-01T18:00:00Z' });
  return { season, division, home, away, ada, bo, played, walkover, coming };
}

/** Data of the player Ada in the small league that public pages must not contain. */
export const SECRETS = ['990011223344556677', 'ada@example.org', '1999-08-07', 'ada-epic-id'];
