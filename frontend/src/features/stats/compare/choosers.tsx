import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { paths } from '../../../lib/paths';
import type { Kind } from './compared';
import { SideChooser } from './side-chooser';
import type { SideName } from './side-names';

const Pair = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    // as wide as the columns below
    gap: '3',
    columnGap: { base: '3', lg: '6' },
    alignItems: 'start',
    marginBottom: '6',
  },
});

interface ChoosersProps {
  kind: Kind;
  home: SideName | null;
  away: SideName | null;
}

/** Both sides of a comparison. The address has them, so a choice leads to another address. */
export function Choosers({ kind, home, away }: ChoosersProps) {
  const { t } = useTranslation('stats-compare');
  const pageOf = (side: SideName | null) =>
    side === null ? '' : kind === 'teams' ? paths.team(side.id) : paths.player(side.id);
  return (
    <Pair>
      <SideChooser
        kind={kind}
        label={t(`choose.${kind}.first`)}
        chosen={home}
        to={pageOf(home)}
        pathWith={(id) => paths.compare(kind, id, away?.id)}
        pathWithout={paths.compare(kind, away?.id)}
        otherId={away?.id ?? null}
      />
      <SideChooser
        kind={kind}
        label={t(`choose.${kind}.second`)}
        chosen={away}
        to={pageOf(away)}
        // without a first one, the second becomes it
        pathWith={(id) => (home ? paths.compare(kind, home.id, id) : paths.compare(kind, id))}
        pathWithout={paths.compare(kind, home?.id)}
        otherId={home?.id ?? null}
      />
    </Pair>
  );
}
