import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { useLanguage } from '../../lib/i18n/i18n';
import { useAddress } from '../../lib/use-address';
import { ErrorState } from '../../ui/page/error-state';
import { lazyPart } from '../../ui/page/lazy-part';
import { SkeletonRows } from '../../ui/page/skeleton-rows';
import { Text } from '../../ui/text';
import { AddressLine } from './address-line';
import { type CastersPageQuery, useCastersPageQuery } from './casters-page.generated';
import { Chooser } from './chooser';
import { addressOf, GRAPHIC_KINDS, graphicAt, lookOf, type Graphic, type GraphicKind } from './graphic-address';
import { LookFields } from './look-fields';
import { ofStages, seriesChoices, type SeriesGroup } from './series-choices';
import { SubjectFields } from './subject-fields';

const Stage = lazyPart(() => import('./graphics/stage').then((module) => module.Stage));

const Columns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 20rem) minmax(0, 1fr)' },
    gap: '6',
    alignItems: 'start',
  },
});

const Fields = styled('div', { base: { display: 'grid', gap: '3' } });

/** What a viewer would see behind the graphic: squares, as picture programs show transparency. */
const Ground = styled('div', {
  base: {
    width: 'full',
    aspectRatio: '16 / 9',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    overflow: 'hidden',
    backgroundColor: 'bg.surface',
    backgroundImage:
      'conic-gradient({colors.bg.raised} 25%, transparent 0 50%, {colors.bg.raised} 0 75%, transparent 0)',
    backgroundSize: '24px 24px',
  },
});

/**
 * Chooses a graphic and its look. The choice is the graphic's own address, which is in the page's address, so that it can
 * be shared and read again.
 */
export function AddressBuilder() {
  const { data, error, refetch } = useCastersPageQuery();
  if (data) return <Builder league={data} />;
  return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonRows rows={12} rowHeight={56} />;
}

function Builder({ league }: { league: CastersPageQuery }) {
  const { t } = useTranslation('broadcast');
  const language = useLanguage();
  const { search, set } = useAddress();
  const asked = new URL(search.get('graphic') ?? '/', 'https://graphic.invalid');
  const groups = seriesChoices(league, new Date());
  const firstOf = (kind: GraphicKind) => firstGraphic(kind, league, groups);
  const known = graphicAt(asked.pathname, asked.searchParams);
  const graphic = known ?? firstOf('series') ?? { kind: 'next', seriesId: null };
  const said = lookOf(graphic.kind, asked.searchParams);
  // at first the graphic speaks as the page does
  const look = known ? said : { ...said, lang: language };
  const choose = (next: Graphic, nextLook = look) => set({ graphic: addressOf(next, nextLook) });
  const address = addressOf(graphic, look);

  const chooseKind = (kind: GraphicKind) => {
    const ofSeries = kind === 'series' || kind === 'lineups' ? kind : null;
    const isOfSeries = graphic.kind === 'series' || graphic.kind === 'lineups';
    const next = ofSeries && isOfSeries ? { ...graphic, kind: ofSeries } : firstOf(kind);
    // places and parts of the other graphic are left behind
    if (next)
      choose(next, {
        ...lookOf(kind, new URL(addressOf(next, look), asked).searchParams),
        place: lookOf(kind, new URLSearchParams()).place,
      });
  };
  return (
    <Columns>
      <Fields>
        <Chooser
          label={t('choose.graphic')}
          value={graphic.kind}
          options={GRAPHIC_KINDS.filter((kind) => kind === graphic.kind || firstOf(kind)).map((kind) => ({
            value: kind,
            name: t(`kind.${kind}`),
          }))}
          onChoose={chooseKind}
        />
        <Text color="fg.muted" fontSize="sm">
          {t(`about.${graphic.kind}`)}
        </Text>
        {groups.length === 0 && <Text fontSize="sm">{t('no-series')}</Text>}
        <SubjectFields league={league} groups={groups} graphic={graphic} onChoose={choose} />
        <LookFields kind={graphic.kind} look={look} onChange={(changed) => choose(graphic, { ...look, ...changed })} />
      </Fields>
      <div>
        <AddressLine address={window.location.origin + address} />
        <Text fontSize="sm" color="fg.muted" marginTop="5" marginBottom="2">
          {t('preview')}
        </Text>
        <Ground>
          <Stage graphic={graphic} look={{ ...look, isDebug: true }} />
        </Ground>
      </div>
    </Columns>
  );
}

/** The graphic of a kind that is chosen at first; null when the league has nothing for it yet. */
function firstGraphic(kind: GraphicKind, league: CastersPageQuery, groups: readonly SeriesGroup[]): Graphic | null {
  if (kind === 'next') return { kind, seriesId: null };
  if (kind === 'ticker') return { kind, divisions: [], without: null };
  if (kind === 'series' || kind === 'lineups' || kind === 'path') {
    const seriesId = (kind === 'path' ? ofStages(league, groups) : groups)[0]?.series[0]?.id;
    return seriesId === undefined ? null : { kind, seriesId };
  }
  const { divisions = [], stages = [] } = league.currentSeason ?? {};
  const [first] = kind === 'table' ? divisions : stages;
  if (!first) return null;
  const { discriminator, seasonId } = first;
  return kind === 'table' ? { kind, discriminator, seasonId } : { kind, discriminator, seasonId, half: 'main' };
}
