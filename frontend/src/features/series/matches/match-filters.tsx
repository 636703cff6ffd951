import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { useAddress } from '../../../lib/use-address';
import { Button } from '../../../ui/button';
import { Select } from '../../../ui/form/form-control';
import { choicesOf, MINE_ON, STREAM_ON } from './week-choice';

interface Choice {
  id: number;
  name: string;
}

interface MatchFiltersProps {
  divisions: readonly Choice[];
  teams: readonly Choice[];
  /** Does the reader have a team, or has this browser starred one? */
  hasOwn: boolean;
}

const Row = styled('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) minmax(0, 1fr)', md: '14rem 16rem auto auto' },
    columnGap: '3',
    alignItems: 'end',
    marginBottom: '4',
    // the series are what one comes for: a phone shows the choices on a press, a wide screen has room for them
    '&[data-folded]': { display: { base: 'none', md: 'grid' } },
    '& label': { display: 'block', color: 'fg.muted', fontSize: 'sm' },
  },
});

const Tick = styled('label', {
  base: {
    gridColumn: { base: '1 / -1', md: 'auto' },
    '&&': { display: 'flex', alignItems: 'center', gap: '3', minHeight: 'touch', color: 'fg', cursor: 'pointer' },
    '& input': { width: '5', height: '5', accentColor: 'action', cursor: 'pointer' },
  },
});

const Fold = styled('div', {
  base: {
    display: { md: 'none' },
    marginBottom: '2',
    '& [aria-expanded=true] svg': { transform: 'rotate(180deg)' },
  },
});

/** Which series are shown: of a division, of a team, only those that are streamed, or of the reader's own teams. The choices are in the address. */
export function MatchFilters({ divisions, teams, hasOwn }: MatchFiltersProps) {
  const { t } = useTranslation('series-matches');
  const { search, set } = useAddress();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const chosen = choicesOf(search);
  return (
    <>
      <Fold>
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {chosen > 0 ? t('filter.label-chosen', { chosen }) : t('filter.label')}
          <ChevronDown aria-hidden size={18} />
        </Button>
      </Fold>
      <Row id={id} aria-label={t('filter.label')} data-folded={isOpen ? undefined : true}>
        <Chooser
          label={t('filter.division')}
          all={t('filter.all-divisions')}
          value={search.get('division') ?? ''}
          choices={divisions}
          // a team of another division would leave nothing to show
          onChoose={(division) => set({ division, team: null })}
        />
        <Chooser
          label={t('filter.team')}
          all={t('filter.all-teams')}
          value={search.get('team') ?? ''}
          choices={teams}
          onChoose={(team) => set({ team })}
        />
        <Tick>
          <input
            type="checkbox"
            checked={search.get('stream') === STREAM_ON}
            onChange={({ target }) => set({ stream: target.checked ? STREAM_ON : null })}
          />
          {t('filter.streamed')}
        </Tick>
        {(hasOwn || search.get('mine') === MINE_ON) && (
          <Tick>
            <input
              type="checkbox"
              checked={search.get('mine') === MINE_ON}
              onChange={({ target }) => set({ mine: target.checked ? MINE_ON : null })}
            />
            {t('filter.mine')}
          </Tick>
        )}
      </Row>
    </>
  );
}

interface ChooserProps {
  label: string;
  all: string;
  value: string;
  choices: readonly Choice[];
  onChoose: (id: string) => void;
}

/** A list of names. What was chosen elsewhere, and has no name here, is still an option, so that it can be seen. */
function Chooser({ label, all, value, choices, onChoose }: ChooserProps) {
  const { t } = useTranslation('series-matches');
  const id = useId();
  const isKnown = value === '' || choices.some((choice) => String(choice.id) === value);
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{all}</option>
        {!isKnown && <option value={value}>{t('filter.chosen')}</option>}
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </Select>
    </div>
  );
}
