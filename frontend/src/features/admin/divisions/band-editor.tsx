import { chakra, Input } from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PlacementLegend } from '../../../league/placement-legend';
import { TeamName } from '../../../league/team-logo';
import { useAction } from '../../../lib/use-action';
import { BusyButton } from '../../../ui/form/busy-button';
import { Button } from '../../../ui/button';
import { DataTable } from '../../../ui/table/data-table';
import { ErrorState } from '../../../ui/page/error-state';
import { Section } from '../../../ui/page/section';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import type { AdminDivisionPartsFragment } from './admin-division.generated';
import { BAND_MEANINGS, NEW_COLOUR, bandMeaning } from './band-meanings';
import { useSavePlacementBandsMutation } from './division-actions.generated';
import type { Band, BandDraft } from './division-drafts';
import { Choice } from '../kit/choice';
import { NumberBox } from '../kit/number-box';
import { useColouredTableQuery } from './division-parts.generated';

const Rows = chakra('ol', { base: { display: 'grid', gap: '3', marginBottom: '4' } });

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: '1fr 1fr 3.5rem auto',
      lg: '5rem 5rem 3.5rem minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr) auto',
    },
    gap: '2',
    alignItems: 'end',
    '& label': { display: 'block', fontSize: 'sm', minWidth: '0' },
    '& label.words': { gridColumn: { base: '1 / -1', lg: 'auto' } },
    '& > button': { gridColumn: { base: '4', lg: 'auto' }, gridRow: { base: '1', lg: 'auto' } },
    '& input[type=color]': { padding: '1' },
  },
});

const next = (bands: readonly Band[]): Band => {
  const position = Math.max(0, ...bands.map(({ toPosition }) => toPosition)) + 1;
  const words = { descriptionSv: '', descriptionEn: '', meaning: null };
  return { fromPosition: position, toPosition: position, hex: NEW_COLOUR, ...words };
};

interface BandEditorProps {
  division: AdminDivisionPartsFragment;
  /** The page keeps the unsaved bands, so that they are not lost when another tab is opened. */
  draft: BandDraft;
}

/** The colours of the table, and a preview of the table. */
export function BandEditor({ division, draft }: BandEditorProps) {
  const { t } = useTranslation('admin-divisions');
  const { id, mayRun, discriminator, season } = division;
  const { bands } = draft.value;
  const setBands = (change: (before: readonly Band[]) => readonly Band[]) =>
    draft.change((before) => ({ bands: change(before.bands) }));
  const { run, busy } = useAction(useSavePlacementBandsMutation(), {
    success: t('saved'),
    isProblemSilent: true,
    refetch: ['ColouredTable'],
  });
  const { data, error, refetch } = useColouredTableQuery({ variables: { discriminator, seasonId: season.id } });
  const change = (index: number, part: Partial<Band>) =>
    setBands((before) => before.map((band, at) => (at === index ? { ...band, ...part } : band)));
  const colourAt = (position: number) =>
    bands.find(({ fromPosition, toPosition }) => fromPosition <= position && position <= toPosition)?.hex;

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    await draft.settle(await run({ input: { divisionId: id, bands: [...bands], version: draft.version } }));
  };

  return (
    <>
      {draft.notice}
      <form onSubmit={(event) => void save(event)}>
        <Rows>
          {bands.map((band, index) => (
            <Row key={index}>
              {(['fromPosition', 'toPosition'] as const).map((field) => (
                <label key={field}>
                  {t(`colours.${field}`)}
                  <NumberBox
                    min={1}
                    max={99}
                    required
                    disabled={!mayRun}
                    value={band[field] === 0 ? '' : String(band[field])}
                    onChange={(value) => change(index, { [field]: Number(value) })}
                  />
                </label>
              ))}
              <label>
                {t('colours.hex')}
                <Input
                  type="color"
                  disabled={!mayRun}
                  value={band.hex}
                  onChange={(event) => change(index, { hex: event.target.value })}
                />
              </label>
              <label className="words">
                {t('colours.leads-to')}
                <Choice
                  disabled={!mayRun}
                  value={band.meaning ?? ''}
                  onChange={(event) => {
                    const chosen = BAND_MEANINGS.find((each) => each === event.target.value) ?? null;
                    change(index, bandMeaning(band, chosen, t));
                  }}
                >
                  <option value="">{t('colours.meaning.NONE')}</option>
                  {BAND_MEANINGS.map((meaning) => (
                    <option key={meaning} value={meaning}>
                      {t(`colours.meaning.${meaning}`)}
                    </option>
                  ))}
                </Choice>
              </label>
              {(['descriptionSv', 'descriptionEn'] as const).map((field) => (
                <label key={field} className="words">
                  {t(`colours.${field}`)}
                  <Input
                    required
                    disabled={!mayRun}
                    value={band[field]}
                    onChange={(event) => change(index, { [field]: event.target.value })}
                  />
                </label>
              ))}
              <Button
                variant="ghost"
                size="icon"
                disabled={!mayRun}
                aria-label={t('colours.remove', { row: index + 1 })}
                onClick={() => setBands((before) => before.filter((_, at) => at !== index))}
              >
                <X aria-hidden />
              </Button>
            </Row>
          ))}
        </Rows>
        <chakra.div display="flex" flexWrap="wrap" gap="3" marginBottom="6">
          <Button disabled={!mayRun} onClick={() => setBands((before) => [...before, next(before)])}>
            <Plus aria-hidden />
            {t('colours.add')}
          </Button>
          <BusyButton type="submit" variant="solid" isBusy={busy} disabled={!mayRun}>
            {t('save')}
          </BusyButton>
        </chakra.div>
      </form>
      {!data && !error && <SkeletonRows rows={division.entries.length} rowHeight={32} />}
      {!data && error && <ErrorState onRetry={() => void refetch()} />}
      {data?.division && data.division.standings.length > 0 && (
        <Section heading={t('colours.preview')}>
          <PlacementLegend bands={bands} />
          <DataTable
            caption={t('colours.preview')}
            rows={data.division.standings}
            rowKey={({ team }) => team.id}
            barColor={({ position }) => colourAt(position)}
            isDense
            columns={[
              {
                id: 'position',
                header: t('colours.position'),
                isNumeric: true,
                width: '4rem',
                cell: ({ position }) => position,
              },
              {
                id: 'team',
                header: t('teams.team'),
                isRowHeader: true,
                cell: ({ team }) => <TeamName team={team} size={20} />,
              },
              { id: 'points', header: t('colours.points'), isNumeric: true, cell: ({ points }) => points },
            ]}
          />
        </Section>
      )}
    </>
  );
}
