import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { RoleName } from '../../domain/actor.ts';
import { RoleEnum } from '../auth/users/role.type.ts';
import { SanctionType } from '../refs/sanction-ref.type.ts';
import { SixMansStandingType } from './six-mans-standing.type.ts';
import { TeamRefType } from '../refs/team-ref.type.ts';

@ObjectType('Player', { description: "A player's public page" })
export class PlayerType {
  @Field(() => Int) id: number;
  @Field(() => String) nickname: string;
  @Field(() => String) displayName: string;
  @Field(() => String, { nullable: true }) avatar: string | null;
  @Field(() => String, { nullable: true }) banner: string | null;
  @Field(() => String, { nullable: true, description: 'Country, two letters' }) nationality: string | null;
  @Field(() => Int, { nullable: true }) mmr: number | null;
  @Field(() => String, { nullable: true }) discordName: string | null;
  @Field(() => [RoleEnum]) roles: RoleName[];
  @Field(() => String, { nullable: true }) twitter: string | null;
  @Field(() => String, { nullable: true }) instagram: string | null;
  @Field(() => String, { nullable: true }) twitch: string | null;
  @Field(() => String, { nullable: true }) tiktok: string | null;
  @Field(() => String, { nullable: true }) youtube: string | null;
  @Field(() => TeamRefType, { nullable: true, description: 'null: in no team now' }) team: TeamRefType | null;
  @Field(() => SixMansStandingType, { nullable: true, description: 'null: has played no 6mans' })
  sixMans: SixMansStandingType | null;
  @Field(() => [SanctionType], { description: 'The published ones, newest first' }) sanctions: SanctionType[];
}
