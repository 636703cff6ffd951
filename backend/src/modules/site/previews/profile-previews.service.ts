import { Injectable } from '@nestjs/common';
import type { SiteLanguage } from '../../../domain/site-language.ts';
import { Clock } from '../../../platform/clock.ts';
import { CareersService } from '../../stats/careers/careers.service.ts';
import type { Preview, Subject } from './preview.ts';
import { PreviewsRepository } from './previews.repository.ts';
import { pairPreview, playerPreview, teamPreview } from './profile-previews.ts';
import { isId } from './pages.ts';

/** Makes previews of teams and players. Their honours are read only for an address that shows them. */
@Injectable()
export class ProfilePreviewsService {
  constructor(
    private readonly previews: PreviewsRepository,
    private readonly careers: CareersService,
    private readonly clock: Clock,
  ) {}

  /** Null for an unknown team. */
  async team(id: number, { shown, hidesResults = false }: Subject, language: SiteLanguage): Promise<Preview | null> {
    const team = await this.previews.findTeam(id, this.clock.now());
    if (!team) return null;
    const honours = shown ? ((await this.careers.ofTeam(team.id))?.honours ?? null) : null;
    return teamPreview(team, language, { hidesResults, honours });
  }

  /** Null for an unknown player. */
  async player(id: number, { shown, hidesResults = false }: Subject, language: SiteLanguage): Promise<Preview | null> {
    const player = await this.previews.findPlayer(id, this.clock.now());
    if (!player) return null;
    const honours = shown ? ((await this.careers.ofPlayer(player.id))?.honours ?? null) : null;
    return playerPreview(player, language, { hidesResults, honours });
  }

  /** Two teams or two players; null when one of them does not exist. */
  async pair(kind: 'teams' | 'players', key: string, language: SiteLanguage): Promise<Preview | null> {
    const [homeId, awayId] = key.split('-');
    if (!isId(homeId) || !isId(awayId)) return null;
    const pair = await this.previews.findPair(kind, Number(homeId), Number(awayId));
    return pair && pairPreview(kind, pair, language);
  }
}
