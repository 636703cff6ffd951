import { Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Roles } from '../../../platform/access/access.decorators.ts';
import { DashboardService } from './dashboard.service.ts';
import { DashboardGrowthType, DashboardType } from './dashboard.type.ts';

/**
 * The staff's dashboard. Its page asks for the counters every second, and for the growth when a counter has changed.
 */
@Resolver()
export class DashboardResolver {
  constructor(private readonly dashboard: DashboardService) {}

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Query(() => DashboardType, { name: 'dashboard' })
  counters(@CurrentActor() actor: Actor): Promise<DashboardType> {
    return this.dashboard.view(actor);
  }

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Query(() => DashboardGrowthType)
  dashboardGrowth(): Promise<DashboardGrowthType> {
    return this.dashboard.growth();
  }
}
