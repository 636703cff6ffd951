import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { Agreement, NameLikeness } from '../../../domain/people/claim-evidence.ts';
import { DivisionRefType } from '../../refs/division-ref.type.ts';
import { PlayerRefType } from '../../refs/player-ref.type.ts';
import { SeasonRefType } from '../../refs/season-ref.type.ts';
import { TeamRefType } from '../../refs/team-ref.type.ts';

export const AgreementEnum = {
  AGREES: 'agrees',
  DIFFERS: 'differs',
  UNKNOWN: 'unknown',
} as const satisfies Record<string, Agreement>;
registerEnumType(AgreementEnum, {
  name: 'Agreement',
  description: 'What a claim says against what is known of a player; UNKNOWN: one of the two is missing',
});

export const NameLikenessEnum = {
  SAME: 'same',
  SIMILAR: 'similar',
  DIFFERENT: 'different',
} as const satisfies Record<string, NameLikeness>;
registerEnumType(NameLikenessEnum, { name: 'NameLikeness' });

@ObjectType('RosterMove', { description: 'A player joined or left a team. A missing side is no team' })
export class RosterMoveType {
  @Field(() => Date) at: string;
  @Field(() => TeamRefType, { nullable: true }) from: TeamRefType | null;
  @Field(() => TeamRefType, { nullable: true }) to: TeamRefType | null;
}

@ObjectType('TeamCount')
export class TeamCountType {
  @Field(() => Int) players: number;
  @Field(() => Int) swedish: number;
  @Field(() => Int, { nullable: true, description: "Mean of the best three players' ratings" }) mmr: number | null;
  @Field(() => Boolean, { description: 'Enough players and enough Swedish ones, as needed when sign-up closes' })
  isEligible: boolean;
}

@ObjectType('TeamFacts')
export class TeamFactsType extends TeamCountType {
  @Field(() => TeamRefType) team: TeamRefType;
  @Field(() => DivisionRefType, { nullable: true, description: 'Where it plays in the current season' })
  division: DivisionRefType | null;
  @Field(() => Int, { description: 'Series of the current season without a result' }) unplayedSeries: number;
}

@ObjectType('SimilarTeam')
export class SimilarTeamType {
  @Field(() => TeamRefType) team: TeamRefType;
  @Field(() => Boolean) isActive: boolean;
  @Field(() => Boolean, { description: 'The names read the same, so the wanted one is taken' }) isSame: boolean;
}

@ObjectType('PlatformAccount')
export class PlatformAccountType {
  @Field(() => String) platform: string;
  @Field(() => String) accountId: string;
}

@ObjectType('ClaimCandidate', { description: 'A player whom a claim may mean. A birthdate is compared, never shown' })
export class ClaimCandidateType {
  @Field(() => PlayerRefType) player: PlayerRefType;
  @Field(() => Boolean, { description: 'A banned player cannot be claimed' }) isBanned: boolean;
  @Field(() => NameLikenessEnum) name: NameLikeness;
  @Field(() => Boolean, { description: 'The asker writes the name' }) isMentioned: boolean;
  @Field(() => AgreementEnum) account: Agreement;
  @Field(() => AgreementEnum) birthdate: Agreement;
  @Field(() => AgreementEnum) nationality: Agreement;
  @Field(() => [PlatformAccountType]) accounts: PlatformAccountType[];
  @Field(() => [SeasonRefType], { description: 'Played in a team, the newest first' }) seasons: SeasonRefType[];
}

@ObjectType('RequestFacts', { description: 'What staff need to know before they decide' })
export class RequestFactsType {
  @Field(() => Int) requestId: number;
  @Field(() => Boolean, { description: 'The player is banned and cannot join a team' }) isBanned: boolean;
  @Field(() => RosterMoveType, { nullable: true, description: 'Of a player who wants to join or create a team' })
  lastMove: RosterMoveType | null;
  @Field(() => Boolean, { description: 'The transfer window' }) isWindowOpen: boolean;
  @Field(() => Boolean, { description: 'The player left a team after the window closed' }) waitsForWindow: boolean;
  @Field(() => TeamFactsType, { nullable: true, description: 'The team that the player left last' })
  formerTeam: TeamFactsType | null;
  @Field(() => TeamFactsType, { nullable: true }) team: TeamFactsType | null;
  @Field(() => TeamCountType, { nullable: true, description: 'The team with the player who wants to join it' })
  teamAfter: TeamCountType | null;
  @Field(() => Boolean, { description: 'The team has a place beside its open invitations' }) hasPlaceLeft: boolean;
  @Field(() => [SimilarTeamType], { description: 'Teams with a name near to the wanted one' })
  similarTeams: SimilarTeamType[];
  @Field(() => [ClaimCandidateType], { description: 'The likeliest players for a claim' })
  candidates: ClaimCandidateType[];
  @Field(() => Int, { description: "The asker's earlier requests of this kind" }) earlierAccepted: number;
  @Field(() => Int) earlierDenied: number;
}
