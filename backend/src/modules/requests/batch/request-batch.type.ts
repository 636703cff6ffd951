import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ProblemType, resultOf } from '../../../platform/errors/problem.type.ts';
import { ApprovalRequestType } from '../request.type.ts';

@ObjectType('RequestOutcome', { description: 'What became of one of several requests' })
export class RequestOutcomeType {
  @Field(() => Int) id: number;
  @Field(() => ApprovalRequestType, { nullable: true, description: 'As it is now; null for an unknown id' })
  request: ApprovalRequestType | null;
  @Field(() => ProblemType, { nullable: true, description: 'Why this one was not decided; null when it was' })
  problem: ProblemType | null;
}

@ObjectType('RequestOutcomes')
export class RequestOutcomesType {
  @Field(() => [RequestOutcomeType], { description: 'One for each id, in the order given' })
  outcomes: RequestOutcomeType[];
}

export const DecideRequestsResult = resultOf('DecideRequestsResult', RequestOutcomesType);
