import { FieldSeasonsSection } from '../../../league/field/field-seasons-section';
import { usePlayerFieldSeasonsQuery } from '../../../league/field/field-seasons.generated';
import { SEASON_COLUMNS } from '../../../league/field/season-values';
import { idOf } from '../../../lib/paths';
import { useAddress } from '../../../lib/use-address';

interface FieldSeasonsProps {
  playerId: number;
  /** The seasons with a tab on the page, the open one first. */
  seasonIds: readonly number[];
}

/** A player's numbers from the field by season (R37). */
export function FieldSeasons({ playerId, seasonIds }: FieldSeasonsProps) {
  const { search } = useAddress();
  const { data, error, refetch } = usePlayerFieldSeasonsQuery({ variables: { playerId } });
  const asked = idOf(search.get('season') ?? undefined);
  return (
    <FieldSeasonsSection
      subject="players"
      seasons={data && (data.player?.fieldSeasons ?? [])}
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
      openSeasonId={asked !== null && seasonIds.includes(asked) ? asked : seasonIds[0]}
      columns={SEASON_COLUMNS}
    />
  );
}
