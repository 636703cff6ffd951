import type { TeamLogoFragment } from '../../../gql/graphql';
import type { TeamFieldFragment } from '../../../gql/field/graphql';
import { Comparison } from './comparison';
import { HeatMaps } from './heat-maps';
import { NUMBER_GROUPS, type NumberGroup } from '../../../league/field/number-groups';
import { NumberTable } from './number-table';

interface FieldNumbersProps {
  home: TeamLogoFragment;
  away: TeamLogoFragment;
  /** Of a game, or the sums of a series' games. */
  play: {
    home: TeamFieldFragment;
    away: TeamFieldFragment;
    ballHeat: readonly number[];
    isStandardField: boolean;
  };
}

const GROUPS = Object.keys(NUMBER_GROUPS) as NumberGroup[];

/** The two teams face to face, their players' numbers in tables, and where all were. */
export function FieldNumbers({ home, away, play }: FieldNumbersProps) {
  return (
    <>
      <Comparison home={home} away={away} play={play} isStandardField={play.isStandardField} />
      {GROUPS.map((group) => (
        <NumberTable
          key={group}
          group={group}
          home={{ name: home.name, play: play.home }}
          away={{ name: away.name, play: play.away }}
          isStandardField={play.isStandardField}
        />
      ))}
      {play.isStandardField && <HeatMaps home={home} away={away} play={play} />}
    </>
  );
}
