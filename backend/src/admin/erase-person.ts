import type { Client } from 'pg';
import { isRecordingSql } from '../modules/stats/recordings/files/recording-source.read.ts';
import type { BlindIndex } from '../platform/crypto/blind-index.ts';
import { eraseHonours, findHonoursAbout } from './erase-honours.ts';
import { removeFiles, type ErasedFiles, type EraserTools } from './erased-files.ts';
import { inTransaction, writeDown } from './operator.ts';
import { findPerson, type Person } from './person.ts';
import { theReason } from './reason.ts';

/** Other ids by which the audit mentions the person, beside those of account and player. */
interface Traces {
  requestIds: number[];
  membershipIds: number[];
}

/** The result of an erasure. */
interface Erased extends ErasedFiles {
  /** The audit's values about the person, found by these ids, are deleted after 24 months. */
  traces: Traces;
  /** The player's new name; null for a person who never played. */
  pseudonym: string | null;
}

/**
 * Erases a person: account, membership, pictures and all personal data of the player. Games, line-ups and results stay
 * with a pseudonym, because opponents' results depend on them. The audit gets an entry with the reason and without the
 * name. When the list cannot be written (`NotStored`), no one is erased: with a list that lacks them, a backup could bring
 * them back.
 * @param who the account's id at the chat provider, or its id here
 * @returns what happened, in a sentence
 */
export async function erasePerson(client: Client, tools: EraserTools, who: string, reason: string): Promise<string> {
  const why = theReason(reason);
  const erasing = inTransaction(client, async () => {
    const person = await findPerson(client, who);
    const erased = await erase(client, person);
    await client.query(
      `insert into erased_person (person_hash) values ($1)
       on conflict (person_hash) do update set erased_at = now()`,
      [hashOf(tools.index, person.discordId)],
    );
    const after = { reason: why, playerId: person.playerId, ...erased.traces };
    await writeDown(client, { act: 'person.erase', objectKind: 'user', objectId: person.userId, after });
    await tools.saveList();
    return erased;
  });
  const { pseudonym, pictures, replays } = await erasing.catch(async (error: unknown) => {
    // the list must not name someone who was not erased
    await tools.saveList().catch(() => undefined);
    throw error;
  });
  await removeFiles(tools, { pictures, replays });
  const rest = pseudonym ? `; the games are ${pseudonym}'s` : '';
  return `Erased, with ${pictures.length} pictures and ${replays.length} replay files${rest}. The staff's log is kept as it is.`;
}

/**
 * Erases people again who came back with a backup: those on the list whose account is older than their erasure. Call it
 * in the transaction of the restore.
 * @returns the pictures and replay files to delete after the commit
 */
export async function eraseAgain(client: Client, index: BlindIndex): Promise<ErasedFiles & { people: number }> {
  const list = await client.query<{ hash: string; at: Date }>(
    `select encode(person_hash, 'hex') as hash, erased_at as at from erased_person`,
  );
  const erasedAt = new Map(list.rows.map(({ hash, at }) => [hash, at]));
  if (erasedAt.size === 0) return { people: 0, pictures: [], replays: [] };
  const accounts = await client.query<{ id: string; at: Date }>(
    'select discord_id as id, created_at as at from app_user',
  );
  const back = accounts.rows.filter(({ id, at }) => {
    const erased = erasedAt.get(hashOf(index, id).toString('hex'));
    return erased !== undefined && at < erased;
  });
  const gone = { pictures: [] as string[], replays: [] as string[] };
  for (const { id } of back) {
    const { pictures, replays } = await erase(client, await findPerson(client, id));
    gone.pictures.push(...pictures);
    gone.replays.push(...replays);
  }
  return { people: back.length, ...gone };
}

const hashOf = (index: BlindIndex, discordId: string): Buffer => index.of('erased-person', discordId);

async function erase(client: Client, person: Person): Promise<Erased> {
  const { userId, discordId, playerId } = person;
  const pictures = await picturesOf(client, person);
  const traces = await tracesOf(client, person);
  const replays = await forgetReplays(client, playerId);
  const pseudonym = playerId === null ? null : await removePersonalData(client, playerId, discordId);
  await client.query(`delete from approval_request where user_id = $1 or player_id = $2`, [userId, playerId]);
  await client.query(`delete from person_note where user_id = $1 or player_id = $2`, [userId, playerId]);
  await forgetWords(client, userId);
  await client.query(`delete from association_member where id = $1`, [person.associationMemberId]);
  await client.query(
    `update six_mans_player set discord_id = null, name = coalesce($2, 'Tidigare spelare') where discord_id = $1 or player_id = $3`,
    [discordId, pseudonym, playerId],
  );
  // with keys and webhooks; of themselves they would go in an order that a restore does not bear
  await client.query('delete from partner where user_id = $1', [userId]);
  await client.query('delete from app_user where id = $1', [userId]);
  const unused = await forgetUnused(client, pictures);
  await forgetFormerValues(client, person, unused);
  return { pseudonym, traces, pictures: unused, replays };
}

/**
 * Forgets the replay files of the player's games: they have names and accounts of all who played. What was read from
 * them stays, under the players of the league.
 */
async function forgetReplays(client: Client, playerId: number | null): Promise<string[]> {
  const { rows } = await client.query<{ sha256: string }>(
    `delete from replay_file f using game g join player_game_stats s on s.game_id = g.id
      where s.player_id = $1
        and (${isRecordingSql('f', 'g')} or f.box_score_digest = g.replay_digest)
     returning f.sha256`,
    [playerId],
  );
  return [...new Set(rows.map(({ sha256 }) => sha256))];
}

/** The tables with values about people, among those whose former values are stored for an undo (R19). */
const PERSONAL = [
  'player',
  'game_account',
  'approval_request',
  'invite',
  'image',
  'six_mans_player',
  'user_role',
  'sanction',
  'season_honour',
  'person_note',
  'association_member',
  'membership',
  'dispute_story',
  'no_show_claim',
  'series_event',
  'partner',
];

/**
 * Deletes the stored former values of the person's rows, also those that the erasure itself has just replaced. The acts
 * cannot be taken back any more.
 */
async function forgetFormerValues(client: Client, { userId, playerId }: Person, pictures: string[]): Promise<void> {
  const { rows: merged } = await client.query<{ id: number }>(
    'select player_id as id from merged_player where into_player_id = $1',
    [playerId],
  );
  // players who were merged into this one are the same person
  const players = [...(playerId === null ? [] : [playerId]), ...merged.map(({ id }) => id)];
  const honours = await findHonoursAbout(client, players);
  // a picture's name is its key
  await client.query(`delete from row_change where table_name = 'image' and keys && $1::text[]`, [pictures]);
  await client.query(
    `update row_change c set rows = null
      where c.rows is not null and c.table_name = any($1::text[])
        and (exists (select from row_change own
                      where own.change_set_id = current_change_set() and own.table_name = c.table_name
                        and own.keys && c.keys)
          or (c.table_name = 'player' and c.keys && $2::text[])
          or (c.table_name = 'season_honour' and c.keys && $4::text[])
          or exists (select from jsonb_array_elements(c.rows) r
                      where r->>'player_id' = any($2::text[]) or $3 in (r->>'user_id', r->>'uploaded_by_user_id')))`,
    [PERSONAL, players.map(String), String(userId), honours],
  );
}

/** Deletes what the person has said about disputes and claims of the match week (R27). What was done, and when, stays. */
async function forgetWords(client: Client, userId: number): Promise<void> {
  await client.query('delete from dispute_story where user_id = $1', [userId]);
  await client.query('update no_show_claim set objection = null where objected_by_user_id = $1', [userId]);
  await client.query('update series_event set text = null where user_id = $1', [userId]);
}

async function tracesOf(client: Client, { userId, playerId, associationMemberId }: Person): Promise<Traces> {
  const { rows } = await client.query<Traces>(
    `select array(select id from approval_request where user_id = $1 or player_id = $2 order by id) as "requestIds",
            array(select id from membership where association_member_id = $3 order by id) as "membershipIds"`,
    [userId, playerId, associationMemberId],
  );
  return rows[0] ?? { requestIds: [], membershipIds: [] };
}

/** Removes everything personal from the player, who keeps their id and their history. */
async function removePersonalData(client: Client, playerId: number, discordId: string): Promise<string> {
  const pseudonym = `Tidigare spelare ${playerId}`;
  const { rows } = await client.query<{ nickname: string; discordName: string | null }>(
    `select nickname, discord_name as "discordName" from player where id = $1 for update`,
    [playerId],
  );
  const { nickname = '', discordName = null } = rows[0] ?? {};
  await leaveTeam(client, playerId);
  // notices to other people have the player's name in quotation marks
  await client.query(
    `update notification set
       description_sv = replace(description_sv, '”' || $1 || '”', '”' || $2 || '”'),
       description_en = replace(description_en, '“' || $1 || '”', '“' || $2 || '”')
      where position('”' || $1 || '”' in description_sv) > 0 or position('“' || $1 || '”' in description_en) > 0`,
    [nickname, pseudonym],
  );
  await client.query(
    `delete from outbox_entry
      where about in ($1, $2) or position($3 in concat(key, ' ', subject, ' ', payload::text, ' ', result)) > 0`,
    [nickname, discordName, discordId],
  );
  await client.query('delete from game_account where player_id = $1', [playerId]);
  await client.query('delete from sanction where player_id = $1', [playerId]);
  await eraseHonours(client, playerId);
  await client.query('delete from board_entry where player_id = $1', [playerId]);
  await client.query('delete from board_ask where player_id = $1', [playerId]);
  await client.query(
    `update player set user_id = null, nickname = $2, discord_name = null, mmr = null, nationality = null,
            birthdate = null, platform = null, platform_id = null, avatar = null, banner = null, steam = null,
            twitter = null, instagram = null, twitch = null, tiktok = null, youtube = null
      where id = $1`,
    [playerId, pseudonym],
  );
  return pseudonym;
}

/** Takes the player out of their present team. The next player becomes captain; a team without players is inactive. */
async function leaveTeam(client: Client, playerId: number): Promise<void> {
  await client.query(
    `update invite set status = 3, decided_at = now() where status = 0 and (player_id = $1 or invited_by_player_id = $1)`,
    [playerId],
  );
  const { rows } = await client.query<{ teamId: number }>(
    `select t.id as "teamId" from team t join roster_entry r on r.team_id = t.id
      where r.player_id = $1 and r.valid_to is null for update of t`,
    [playerId],
  );
  await client.query(
    `update roster_entry set valid_to = greatest(now(), valid_from + interval '1 millisecond')
      where player_id = $1 and valid_to is null`,
    [playerId],
  );
  for (const { teamId } of rows) {
    await client.query(
      `update roster_entry set sort_order = 1
        where id = (select id from roster_entry where team_id = $1 and valid_to is null order by sort_order, id limit 1)`,
      [teamId],
    );
    await client.query(
      `update team set is_active = false
        where id = $1 and not exists (select from roster_entry where team_id = $1 and valid_to is null)`,
      [teamId],
    );
  }
}

/** The pictures that the person uploaded, and the pictures of the person. */
async function picturesOf(client: Client, { userId, playerId }: Person): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select name from image where uploaded_by_user_id = $1
     union
     select substring(path from '[^/]+$') from player p cross join lateral (values (p.avatar), (p.banner)) as shown (path)
      where p.id = $2 and path like 'images/%'`,
    [userId, playerId],
  );
  return rows.map(({ name }) => name);
}

/** Deletes the pictures that are not used any more. A team's crest stays, also when this person uploaded it. */
async function forgetUnused(client: Client, names: string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select picture.file as name from unnest($1::text[]) as picture (file)
      where not exists (select from player where position(picture.file in concat(avatar, ' ', banner)) > 0)
        and not exists (select from team where position(picture.file in concat(logo, ' ', banner)) > 0)
        and not exists (select from division_team t where position(picture.file in t::text) > 0)
        and not exists (select from news_post where position(picture.file in concat(thumbnail, ' ', image, ' ', content)) > 0)
        and not exists (select from managed_page where position(picture.file in content_sv || content_en) > 0)
        and not exists (select from approval_request where position(picture.file in payload::text) > 0)`,
    [names],
  );
  const unused = rows.map(({ name }) => name);
  await client.query('delete from image where name = any($1::text[])', [unused]);
  return unused;
}
