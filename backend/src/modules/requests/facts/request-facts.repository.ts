import { STORED_WINDOW_SQL } from '../../content/settings/stored-window.read.ts';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import type { ClaimedDetails } from '../../../domain/people/claim-evidence.ts';
import { Db } from '../../../platform/db/db.ts';
import { nameOrder, searchTextSql } from '../../../platform/db/name-sql.ts';
import { instantSql, jsonListSql } from '../../../platform/db/json-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { containingPattern } from '../../../platform/db/table-page.ts';
import { divisionRefSql, playerRefSql, seasonRefSql, teamRefSql } from '../../refs/ref.read.ts';
import { suspendedTermsSql } from '../../refs/sanction.read.ts';
import { CURRENT_SEASON_ID_SQL, seasonPeriodSql } from '../../refs/season.read.ts';
import { ownRequestSql, requestOfOwnTeamSql } from '../lists/own-request.read.ts';
import type { StoredCandidate, StoredFacts } from './request-facts.ts';

/** A claim shows this many players, the likeliest first; as many are found by a search. */
const MOST_CANDIDATES = 6;

/** A team with its roster, and where it plays now, by its id. Null when the id is null. */
const teamSql = (id: string): string => `(
  select json_build_object('team', ${teamRefSql('ft')},
           'roster', ${jsonListSql(`
             select json_build_object('mmr', fp.mmr, 'nationality', fp.nationality) as item
               from roster_entry fe join player fp on fp.id = fe.player_id
              where fe.team_id = ft.id and fe.valid_to is null`)},
           'pendingInvites', (select count(*)::int from invite fi
                               where fi.team_id = ft.id and fi.status = 0 and fi.id is distinct from r.invite_id),
           'division', (select ${divisionRefSql('fd')} from division_team fdt join division fd on fd.id = fdt.division_id
                         where fdt.team_id = ft.id and fdt.season_id = ${CURRENT_SEASON_ID_SQL} and not fdt.is_stage),
           'unplayedSeries', (select count(*)::int from series fs join division fd on fd.id = fs.division_id
                               where fd.season_id = ${CURRENT_SEASON_ID_SQL} and fs.reported_at is null
                                 and ft.id in (fs.home_team_id, fs.away_team_id)))
    from team ft where ft.id = ${id})`;

/** The newest roster entry of the asker's player, and the team before it. */
const LAST = `
  left join lateral (
    select e.valid_from, e.valid_to, e.team_id,
           (select earlier.team_id from roster_entry earlier
             where earlier.player_id = e.player_id and earlier.valid_from < e.valid_from
             order by earlier.valid_from desc limit 1) as before_id
      from roster_entry e where e.player_id = p.id order by e.valid_from desc, e.id desc limit 1
  ) last on r.kind in ('transfer', 'newTeam')`;

const refSql = (id: string): string => `(select ${teamRefSql('mt')} from team mt where mt.id = ${id})`;

const LAST_MOVE = `
  case when last.team_id is null then null
       when last.valid_to is not null then json_build_object(
         'at', ${instantSql('last.valid_to')}, 'from', ${refSql('last.team_id')}, 'to', null)
       else json_build_object(
         'at', ${instantSql('last.valid_from')}, 'from', ${refSql('last.before_id')}, 'to', ${refSql('last.team_id')}) end`;

const WANTED = searchTextSql(`r.payload->>'name'`);
const CHAT_NAME = searchTextSql('u.discord_username');

/** Teams whose names share parts with the wanted name; the rule then says which of them are near. */
const NAMED_TEAMS = jsonListSql(`
  select json_build_object('id', nt.id, 'name', nt.name, 'logo', nt.logo, 'isActive', nt.is_active) as item
    from team nt
   where nt.id is distinct from r.team_id and r.kind in ('newTeam', 'changeTeamInfo')
     and word_similarity(${WANTED}, ${searchTextSql('nt.name')}) + word_similarity(${searchTextSql('nt.name')}, ${WANTED}) > 0.6
   order by similarity(${searchTextSql('nt.name')}, ${WANTED}) desc, nt.id limit 5`);

const CLAIMED = `json_build_object(
  'chatName', u.discord_username, 'helpText', coalesce(r.payload->>'helpText', ''), 'birthdate', r.payload->>'birthdate', 'nationality', r.payload->>'nationality',
  'account', case when r.payload->>'platformId' is not null then json_build_object(
               'platform', r.payload->>'platform', 'accountId', r.payload->>'platformId') end)`;

/** The accounts of a player `c`: the one that they named, and those that replays have shown. */
const ACCOUNTS = jsonListSql(`
  select json_build_object('platform', platform, 'accountId', account_id) as item
    from (select c.platform, c.platform_id as account_id where c.platform_id is not null
           union select ga.platform, ga.account_id from game_account ga where ga.player_id = c.id) known
   order by platform, account_id`);

const SEASONS = jsonListSql(`
  select ${seasonRefSql('cs')} as item from season cs
   where exists (select 1 from division_team cdt join roster_entry ce on ce.team_id = cdt.team_id
                  where cdt.season_id = cs.id and ce.player_id = c.id
                    and tstzrange(ce.valid_from, ce.valid_to) && ${seasonPeriodSql('cs')})
   order by cs.starts_on desc, cs.id desc`);

/** Players without an account: first those with the claim's account, birthdate or name. */
const candidatesSql = (matching: string): string => `
  select json_build_object(
           'player', ${playerRefSql('c')}, 'names', array_remove(array[c.nickname, c.discord_name], null),
           'birthdate', c.birthdate::text, 'nationality', c.nationality, 'sanctionTerms', ${suspendedTermsSql('c.id')}, 'accounts', ${ACCOUNTS}, 'seasons', ${SEASONS}) as item
    from player c
   where c.user_id is null and r.kind = 'existingUser' and ${matching}
   order by (lower(c.platform_id) = lower(r.payload->>'platformId')
             or exists (select 1 from game_account own where own.player_id = c.id
                           and lower(own.account_id) = lower(r.payload->>'platformId'))) is true desc,
            (c.birthdate::text = r.payload->>'birthdate') is true desc,
            (length(c.nickname) > 2 and strpos(${searchTextSql("r.payload->>'helpText'")}, ${searchTextSql('c.nickname')}) > 0) is true desc,
            greatest(similarity(${searchTextSql('c.nickname')}, ${CHAT_NAME}), similarity(${searchTextSql("coalesce(c.discord_name, '')")}, ${CHAT_NAME})) desc,
            ${nameOrder('c.nickname')}, c.id
   limit ${MOST_CANDIDATES}`;

const earlierSql = (status: string): string => `
  (select count(*)::int from approval_request old
    where old.user_id = r.user_id and old.kind = r.kind and old.status = '${status}' and old.id <> r.id)`;

const FACTS = namedRead<StoredFacts>(
  'request-facts',
  `
  select r.id as "requestId", r.kind, ${ownRequestSql('$2::int', '$3::int')} as "isOwn",
         ${requestOfOwnTeamSql('$2::int', '$3::int')} as "isOfOwnTeam",
         case when p.id is not null then json_build_object('mmr', p.mmr, 'nationality', p.nationality) end as player,
         ${suspendedTermsSql('p.id')} as "sanctionTerms", ${LAST_MOVE} as "lastMove",
         (select ${instantSql('max(gone.valid_to)')} from roster_entry gone
           where gone.player_id = p.id and r.kind in ('transfer', 'newTeam')) as "lastLeftAt",
         ${STORED_WINDOW_SQL} as "window",
         ${teamSql('case when last.valid_to is not null then last.team_id end')} as "formerTeam",
         ${teamSql('r.team_id')} as team,
         r.payload->>'name' as "wantedName", ${NAMED_TEAMS} as "namedTeams", ${CLAIMED} as claimed,
         ${jsonListSql(candidatesSql('true'))} as candidates,
         ${earlierSql('accepted')} as "earlierAccepted", ${earlierSql('denied')} as "earlierDenied"
    from approval_request r
    join app_user u on u.id = r.user_id
    left join player p on p.id = r.player_id ${LAST}
   where r.id = any($1::int[]) and r.status = 'pending' order by r.id`,
);

/** The players that a search finds for a claim, with what the claim says. */
export interface FoundCandidates {
  claimed: ClaimedDetails;
  candidates: StoredCandidate[];
}

const SEARCH = namedRead<FoundCandidates>(
  'claim-candidates',
  `select ${CLAIMED} as claimed,
          ${jsonListSql(candidatesSql(`(${searchTextSql('c.nickname')} like $2 or ${searchTextSql('c.discord_name')} like $2)`))} as candidates
     from approval_request r join app_user u on u.id = r.user_id
    where r.id = $1 and r.kind = 'existingUser' and r.status = 'pending'`,
);

/** Reads what staff need to know before they decide. */
@Injectable()
export class RequestFactsRepository {
  constructor(private readonly db: Db) {}

  /** The facts of those of these requests that wait, in one statement. `isOwn` is about the viewer. */
  findPending(ids: readonly number[], { userId, playerId }: Actor): Promise<StoredFacts[]> {
    return this.db.read(FACTS, [ids, userId, playerId]);
  }

  /** Players whose name contains `text`, for a claim that waits; null for any other request. */
  async search(requestId: number, text: string): Promise<FoundCandidates | null> {
    return (await this.db.read(SEARCH, [requestId, containingPattern(text) || '%']))[0] ?? null;
  }
}
