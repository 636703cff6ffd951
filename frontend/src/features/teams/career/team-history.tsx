import type { ComponentProps } from 'react';
import { lazyPart } from '../../../ui/page/lazy-part';
import { WhenNear } from '../../../ui/page/when-near';
import { TeamCareer } from './team-career';

// farther down still, with a chart of its own
const FieldSeasons = lazyPart(() => import('./field-seasons').then((module) => module.FieldSeasons));

/** What a team's page loads when its reader scrolls down: the seasons' results, and what its players did on the field. */
export function TeamHistory(career: ComponentProps<typeof TeamCareer>) {
  return (
    <>
      <TeamCareer {...career} />
      {career.openSeasonId !== undefined && (
        <WhenNear fallback={null}>
          <FieldSeasons teamId={career.teamId} openSeasonId={career.openSeasonId} />
        </WhenNear>
      )}
    </>
  );
}
