import { registerEnumType } from '@nestjs/graphql';
import type { RoleName } from '../../../domain/actor.ts';

/** The staff roles as the schema's enum `Role`. The values are the names in the code. */
export const RoleEnum = {
  ADMIN: 'admin',
  DIVISION_ADMIN: 'divisionadmin',
  GRAPHICS: 'graphics',
  WRITER: 'writer',
} as const satisfies Record<string, RoleName>;

registerEnumType(RoleEnum, { name: 'Role', description: 'A staff role; membership is not one' });
