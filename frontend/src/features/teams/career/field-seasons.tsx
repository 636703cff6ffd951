import { FieldSeasonsSection } from '../../../league/field/field-seasons-section';
import { useTeamFieldSeasonsQuery } from '../../../league/field/field-seasons.generated';
import { TEAM_SEASON_COLUMNS } from '../../../league/field/season-values';
import { idOf } from '../../../lib/paths';
import { useAddress } from '../../../lib/use-address';

interface FieldSeasonsProps {
  teamId: number;
  /** The season whose tab is open without a choice in the address. */
  openSeasonId: number | undefined;
}

/** A team's numbers from the field by season (R37). */
export function FieldSeasons({ teamId, openSeasonId }: FieldSeasonsProps) {
  const { search } = useAddress();
  const { data, error, refetch } = useTeamFieldSeasonsQuery({ variables: { teamId } });
  return (
    <FieldSeasonsSection
      subject="teams"
      seasons={data && (data.team?.fieldSeasons ?? [])}
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
      openSeasonId={idOf(search.get('season') ?? undefined) ?? openSeasonId}
      columns={TEAM_SEASON_COLUMNS}
    />
  );
}
