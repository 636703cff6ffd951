import { Query, Resolver } from '@nestjs/graphql';
import { Roles } from '../../../platform/access/access.decorators.ts';
import { OperationsService } from './operations.service.ts';
import { OperationsType } from './operations.type.ts';

@Resolver()
export class OperationsResolver {
  constructor(private readonly service: OperationsService) {}

  @Roles('admin')
  @Query(() => OperationsType)
  operations(): Promise<OperationsType> {
    return this.service.find();
  }
}
