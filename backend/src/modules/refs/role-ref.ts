import { ApiProperty } from '@nestjs/swagger';
import { ROLE_IDS } from '../../domain/actor.ts';
import type { RoleName } from '../../domain/actor.ts';

/** The names of the roles. They are a documented text, and so not among the translations. */
const ROLE_DESCRIPTIONS: Record<RoleName, string> = {
  admin: 'Admin',
  divisionadmin: 'Divisionsadmin',
  graphics: 'Grafik',
  writer: 'Skribent',
};

/** A role, in the documented calls. */
export class RoleRef {
  @ApiProperty({ enum: Object.values(ROLE_IDS) }) id: number;
  @ApiProperty({ description: 'In Swedish' }) description: string;
}

export const roleRef = (role: RoleName): RoleRef => ({ id: ROLE_IDS[role], description: ROLE_DESCRIPTIONS[role] });
