import { useTranslation } from 'react-i18next';
import type { CastersPageQuery } from './casters-page.generated';
import { Chooser, Label } from './chooser';
import type { Graphic } from './graphic-address';
import { ofStages, type SeriesGroup } from './series-choices';
import { SeriesChooser } from './series-chooser';
import { Tick, Ticks } from './ticks';
import type { Language } from '../../lib/i18n/language';
import { divisionName } from '../../league/division-name';
import { useLanguage } from '../../lib/i18n/i18n';

interface SubjectFieldsProps {
  league: CastersPageQuery;
  groups: readonly SeriesGroup[];
  graphic: Graphic;
  onChoose: (graphic: Graphic) => void;
}

/** What a graphic is about: its series, its division, or the results of a ticker. */
export function SubjectFields({ league, groups, graphic, onChoose }: SubjectFieldsProps) {
  const { t } = useTranslation('broadcast');
  const language = useLanguage();
  switch (graphic.kind) {
    case 'table':
      return (
        <Chooser
          label={t('choose.division')}
          value={`${graphic.seasonId}/${graphic.discriminator}`}
          options={optionsOf(league.currentSeason?.divisions ?? [], graphic, language)}
          onChoose={(value) => onChoose({ kind: 'table', ...placeIn(value) })}
        />
      );
    case 'bracket':
      return (
        <>
          <Chooser
            label={t('choose.stage')}
            value={`${graphic.seasonId}/${graphic.discriminator}`}
            options={optionsOf(league.currentSeason?.stages ?? [], graphic, language)}
            onChoose={(value) => onChoose({ ...graphic, ...placeIn(value) })}
          />
          <Chooser
            label={t('choose.half')}
            value={graphic.half}
            options={(['main', 'losers'] as const).map((half) => ({ value: half, name: t(`bracket.half.${half}`) }))}
            onChoose={(half) => onChoose({ ...graphic, half })}
          />
        </>
      );
    case 'path':
      return (
        <SeriesChooser
          label={t('choose.series')}
          groups={ofStages(league, groups)}
          value={graphic.seriesId}
          onChoose={(seriesId) => seriesId !== null && onChoose({ ...graphic, seriesId })}
        />
      );
    case 'ticker':
      return <TickerFields league={league} groups={groups} graphic={graphic} onChoose={onChoose} />;
    case 'next':
      return (
        <SeriesChooser
          label={t('choose.series')}
          groups={groups.filter(({ name }) => name !== 'past')}
          value={graphic.seriesId}
          none={t('next.follows')}
          onChoose={(seriesId) => onChoose({ ...graphic, seriesId })}
        />
      );
    default:
      return (
        <SeriesChooser
          label={t('choose.series')}
          groups={groups}
          value={graphic.seriesId}
          onChoose={(seriesId) => seriesId !== null && onChoose({ ...graphic, seriesId })}
        />
      );
  }
}

function TickerFields({
  league,
  groups,
  graphic,
  onChoose,
}: SubjectFieldsProps & { graphic: Graphic & { kind: 'ticker' } }) {
  const { t } = useTranslation('broadcast');
  const language = useLanguage();
  const { divisions, without } = graphic;
  const { divisions: tables = [], stages = [] } = league.currentSeason ?? {};
  const ofSeason = [...tables, ...stages].map((division) => ({
    ...{ discriminator: division.discriminator, name: divisionName(division, language) },
  }));
  // one of an earlier season stays, so that it can be left out
  const others = divisions.filter((asked) => !ofSeason.some(({ discriminator }) => discriminator === asked));
  const options = [...ofSeason, ...others.map((discriminator) => ({ discriminator, name: discriminator }))];
  const take = (discriminator: string, isTaken: boolean) =>
    options
      .map((option) => option.discriminator)
      .filter((one) => (one === discriminator ? isTaken : divisions.includes(one)));
  return (
    <>
      <div>
        <Label as="p">{t('choose.divisions')}</Label>
        <Ticks role="group" aria-label={t('choose.divisions')}>
          {options.map(({ discriminator, name }) => (
            <Tick key={discriminator}>
              <input
                type="checkbox"
                checked={divisions.includes(discriminator)}
                onChange={({ target }) => onChoose({ ...graphic, divisions: take(discriminator, target.checked) })}
              />
              {name}
            </Tick>
          ))}
        </Ticks>
      </div>
      <SeriesChooser
        label={t('choose.without')}
        groups={groups.filter(({ name }) => name !== 'coming')}
        value={without}
        none={t('ticker.with-all')}
        onChoose={(seriesId) => onChoose({ ...graphic, without: seriesId })}
      />
    </>
  );
}

/** A division or a stage by the value of its option. */
function placeIn(value: string): { discriminator: string; seasonId: number } {
  const [seasonId, discriminator = ''] = value.split('/');
  return { discriminator, seasonId: Number(seasonId) };
}

type Divisions = NonNullable<CastersPageQuery['currentSeason']>['divisions'];

/** Divisions or stages of the season. The chosen one of another season is still an option. */
function optionsOf(divisions: Divisions, chosen: { discriminator: string; seasonId: number }, language: Language) {
  const options = divisions.map((division) => ({
    value: `${division.seasonId}/${division.discriminator}`,
    name: divisionName(division, language),
  }));
  const value = `${chosen.seasonId}/${chosen.discriminator}`;
  return options.some((option) => option.value === value)
    ? options
    : [...options, { value, name: chosen.discriminator }];
}
