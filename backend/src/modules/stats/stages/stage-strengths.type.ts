import { Field, Float, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('TeamStrength', { description: 'How strong a team is in a season (R28)' })
export class TeamStrengthType {
  @Field(() => Int) teamId: number;
  @Field(() => Float, {
    description: 'The difference of two is the logarithm of the odds of one game between them; 0 is the mean',
  })
  strength: number;
}
