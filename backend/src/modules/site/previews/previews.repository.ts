import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/db/db.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { presentPlayerSql } from '../../refs/merged-player.read.ts';
import { presentSeasonOfTeamSql } from '../../teams/team-page.read.ts';
import { isRunningSql } from '../../teams/team-roster.read.ts';

/** A team for its preview. Division and season are those where it plays now, or where it last played. */
export interface TeamPreview {
  name: string;
  logo: string | null;
  division: string | null;
  season: string | null;
}

/** A player for their preview. */
export interface PlayerPreview {
  /** Another id than was asked for when the player was merged into this one. */
  id: number;
  nickname: string;
  avatar: string | null;
  team: string | null;
}

/** Two teams or two players. A player who was merged into another one is the other one. */
export interface PairPreview {
  home: PairedPreview;
  away: PairedPreview;
}

interface PairedPreview {
  id: number;
  name: string;
  image: string | null;
}

const TEAM = namedRead<TeamPreview>(
  'preview-team',
  `select t.name, t.logo, d.name as division, se.name as season
    from team t
    left join division_team dt on dt.team_id = t.id and dt.season_id = ${presentSeasonOfTeamSql('t.id', '$2')}
    left join division d on d.id = dt.division_id left join season se on se.id = dt.season_id
   where t.id = $1`,
);

const PLAYER = namedRead<PlayerPreview>(
  'preview-player',
  `select p.id, p.nickname, p.avatar,
         (select t.name from roster_entry r join team t on t.id = r.team_id
           where r.player_id = p.id and ${isRunningSql('r', '$2')} limit 1) as team
    from player p where p.id = ${presentPlayerSql('$1')}`,
);

const TEAMS = namedRead<PairPreview>(
  'preview-teams',
  `select json_build_object('id', h.id, 'name', h.name, 'image', h.logo) as home,
         json_build_object('id', a.id, 'name', a.name, 'image', a.logo) as away
    from team h join team a on a.id = $2 where h.id = $1`,
);

const PLAYERS = namedRead<PairPreview>(
  'preview-players',
  `select json_build_object('id', h.id, 'name', h.nickname, 'image', h.avatar) as home,
         json_build_object('id', a.id, 'name', a.nickname, 'image', a.avatar) as away
    from player h join player a on a.id = ${presentPlayerSql('$2')} where h.id = ${presentPlayerSql('$1')}`,
);

/** Reads the data of previews, where no page's own statement is small enough. */
@Injectable()
export class PreviewsRepository {
  constructor(private readonly db: Db) {}

  async findTeam(id: number, now: Date): Promise<TeamPreview | null> {
    return (await this.db.read(TEAM, [id, now]))[0] ?? null;
  }

  async findPlayer(id: number, now: Date): Promise<PlayerPreview | null> {
    return (await this.db.read(PLAYER, [id, now]))[0] ?? null;
  }

  /** Null when one of the two does not exist. */
  async findPair(kind: 'teams' | 'players', homeId: number, awayId: number): Promise<PairPreview | null> {
    return (await this.db.read(kind === 'teams' ? TEAMS : PLAYERS, [homeId, awayId]))[0] ?? null;
  }
}
