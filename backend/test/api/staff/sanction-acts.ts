import type { Actor } from '../../../src/domain/actor.ts';
import { ANONYMOUS } from '../../../src/domain/actor.ts';
import type { NewSanction } from '../../../src/domain/people/sanction.ts';
import type { ListedSanction } from '../../../src/modules/players/sanctions/sanction.ts';
import { SanctionsService } from '../../../src/modules/players/sanctions/sanctions.service.ts';
import type { Desk } from './undo/desk.ts';

/** The admin at this desk. */
export const actorOf = ({ userId, playerId }: Desk): Actor => ({ ...ANONYMOUS, userId, playerId, roles: ['admin'] });

/** The admin decides a sanction: a published ban for good from 2026 on, unless `changes` say otherwise. */
export const decideSanction = (desk: Desk, changes: Partial<NewSanction>): Promise<ListedSanction> =>
  desk.app.app.get(SanctionsService, { strict: false }).add(actorOf(desk), {
    kind: 'ban',
    playerId: null,
    teamId: null,
    startsOn: '2026-01-01',
    endsOn: null,
    seriesCount: null,
    reasonSv: 'Hot mot en domare',
    reasonEn: null,
    note: 'Anmäld av Kim',
    isPublic: true,
    ...changes,
  });
