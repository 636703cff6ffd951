import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { formatField } from '../../../league/field/field-units';
import {
  NUMBER_GROUPS,
  STANDARD_FIELD_ONLY,
  type FieldColumn,
  type NumberGroup,
} from '../../../league/field/number-groups';
import { useNumberName } from '../../../league/field/use-number-name';
import { useLanguage } from '../../../lib/i18n/i18n';
import { paths } from '../../../lib/paths';
import { useAddress } from '../../../lib/use-address';
import { CrestColours } from '../../../ui/crest-colours';
import { Select } from '../../../ui/form/form-control';
import { Link } from '../../../ui/link';
import { Section } from '../../../ui/page/section';
import { Text } from '../../../ui/text';
import type { FieldTeam } from './number-table';

interface MetricBarsProps {
  home: FieldTeam;
  away: FieldTeam;
  isStandardField: boolean;
}

/** The address has the number that is shown. */
const METRIC = 'number';

const Bars = styled('ol', {
  base: {
    display: 'grid',
    gap: '2',
    marginTop: '3',
    padding: '4',
    bg: 'bg.surface',
    borderRadius: 'md',
    listStyle: 'none',
    '& li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: '3', alignItems: 'baseline' },
    '& b': { fontFamily: 'display', fontSize: 'lg' },
    '& small': { color: 'fg.muted', fontSize: 'xs', marginLeft: '2' },
  },
});

const Track = styled('span', {
  base: {
    position: 'relative',
    gridColumn: '1 / -1',
    height: '2',
    bg: 'bg.raised',
    borderRadius: 'full',
    overflow: 'hidden',
    '& > span': { position: 'absolute', insetBlock: '0', left: '0', overflow: 'hidden', borderRadius: 'full' },
  },
});

const GROUPS = Object.keys(NUMBER_GROUPS) as NumberGroup[];

/** One number of all players as bars, the highest first; which one is chosen from a list. For screens on which the tables do not fit. */
export function MetricBars({ home, away, isStandardField }: MetricBarsProps) {
  const { t } = useTranslation('series-field');
  const { t: tNumbers } = useTranslation('league-field');
  const language = useLanguage();
  const nameOf = useNumberName();
  const { search, set } = useAddress();
  const id = useId();
  const shown = (group: NumberGroup): readonly FieldColumn[] =>
    (NUMBER_GROUPS[group] as readonly FieldColumn[]).filter(
      (one) => isStandardField || !STANDARD_FIELD_ONLY.has(one.id),
    );
  const columns = GROUPS.flatMap(shown);
  const column = columns.find((one) => one.id === search.get(METRIC)) ?? columns[0];
  if (!column) return null;

  const rows = [home, away]
    .flatMap((team) =>
      team.play.players.map(({ position, player, numbers }) => ({
        key: `${team.name} ${position}`,
        team,
        player,
        value: column.of(numbers),
      })),
    )
    .sort((one, other) => (other.value ?? -Infinity) - (one.value ?? -Infinity));
  const most = Math.max(...rows.map(({ value }) => value ?? 0), Number.MIN_VALUE);
  return (
    <Section heading={t('players')}>
      <label htmlFor={id}>
        {t('choose-number')}
        <Select id={id} value={column.id} onChange={({ target }) => set({ [METRIC]: target.value })}>
          {GROUPS.map((group) => (
            <optgroup key={group} label={tNumbers(`groups.${group}`)}>
              {shown(group).map((one) => (
                <option key={one.id} value={one.id}>
                  {nameOf(one)}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </label>
      <Bars aria-label={nameOf(column)}>
        {rows.map(({ key, team, player, value }) => (
          <li key={key}>
            <span>
              {player ? (
                <Link variant="quiet" to={paths.player(player.id)}>
                  {player.nickname}
                </Link>
              ) : (
                t('unknown-player')
              )}
              <small>{team.name}</small>
            </span>
            <b className="numbers">{formatField(value, column.format, language)}</b>
            <Track aria-hidden>
              <span style={{ width: `${Math.max(0, ((value ?? 0) / most) * 100)}%` }}>
                <CrestColours place="fill" image={team.logo} name={team.name} size={24} />
              </span>
            </Track>
          </li>
        ))}
      </Bars>
      <Text marginTop="2" color="fg.muted" fontSize="sm">
        {tNumbers(`numbers.${column.id}.definition`)}
      </Text>
    </Section>
  );
}
