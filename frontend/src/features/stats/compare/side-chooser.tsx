import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from '../../../styled-system/jsx';
import { Button } from '../../../ui/button';
import { Crest } from '../../../ui/crest';
import { Link } from '../../../ui/link';
import type { Kind } from './compared';
import { Finder } from './finder';
import type { SideName } from './side-names';

const Side = styled('div', {
  base: {
    minWidth: '0',
    padding: '3',
    bg: 'bg.surface',
    borderRadius: 'md',
    '& label': { display: 'block', marginBottom: '1', color: 'fg.muted', fontSize: 'sm' },
  },
});

const Chosen = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    // the button goes below when the longest word does not fit beside it
    '& > a': { flex: '1 1 11rem', display: 'flex', alignItems: 'center', gap: '3', minWidth: '0', minHeight: 'touch' },
    '& > a > span:last-child': { fontWeight: 'semibold', overflowWrap: 'anywhere' },
  },
});

interface SideChooserProps {
  kind: Kind;
  label: string;
  /** Null: nothing is chosen yet. */
  chosen: SideName | null;
  /** The page of the chosen one. */
  to: string;
  /** The address with this one instead. */
  pathWith: (id: number) => string;
  /** The address without the chosen one. */
  pathWithout: string;
  /** The one on the other side, which cannot be chosen here. */
  otherId: number | null;
}

/** One side of a comparison: what is chosen, or a field that finds it. */
export function SideChooser({ kind, label, chosen, to, pathWith, pathWithout, otherId }: SideChooserProps) {
  const { t } = useTranslation('stats-compare');
  const navigate = useNavigate();
  return (
    <Side>
      {chosen ? (
        <Chosen>
          <Link variant="quiet" to={to}>
            <Crest image={chosen.logo} name={chosen.name} size={36} isRound={chosen.isRound} />
            <span>{chosen.name}</span>
          </Link>
          <Button
            variant="outline"
            aria-label={t('choose.change-name', { name: chosen.name })}
            onClick={() => void navigate(pathWithout)}
          >
            {t('choose.change')}
          </Button>
        </Chosen>
      ) : (
        <Finder kind={kind} label={label} pathWith={pathWith} otherId={otherId} />
      )}
    </Side>
  );
}
