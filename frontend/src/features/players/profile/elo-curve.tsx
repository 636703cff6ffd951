import { useTranslation } from 'react-i18next';
import { CartesianGrid, Line, LineChart, ReferenceLine, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useEloCurveQuery } from '../../../league/careers/elo-curve.generated';
import { styled } from '../../../styled-system/jsx';
import { Text } from '../../../ui/text';
import { formatInteger } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { useTimes } from '../../../lib/i18n/use-times';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { useMediaQuery } from '../../../ui/use-media-query';

const START_ELO = 1000;

const Frame = styled('figure', {
  base: {
    height: 'curve',
    fontSize: 'xs',
    '--line': '{colors.fg.link}',
    '--grid': '{colors.border}',
    '--text': '{colors.fg.muted}',
    '--raised': '{colors.bg.raised}',
    '--fg': '{colors.fg}',
    '& *:focus': { outline: 'none' },
  },
});

/** A player's Elo over the latest series, oldest at the left. The sentence under it describes the line. */
export default function EloCurve({ playerId }: { playerId: number }) {
  const { t } = useTranslation('players');
  const language = useLanguage();
  const times = useTimes();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const { data, error, refetch } = useEloCurveQuery({ variables: { playerId } });
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <Frame aria-busy />;

  const points = data.sixMansCurve.map((point, index) => ({ ...point, number: index + 1 }));
  if (points.length === 0) return <EmptyState>{t('six-mans.no-curve')}</EmptyState>;
  const elos = points.map(({ elo }) => elo);
  const number = (value: number) => formatInteger(value, language);
  return (
    <>
      <Frame role="img" aria-label={t('six-mans.curve')}>
        <ResponsiveContainer width="100%" height="100%">
          <LineChart data={points} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
            <CartesianGrid stroke="var(--grid)" vertical={false} />
            <XAxis
              dataKey="number"
              stroke="var(--grid)"
              tick={{ fill: 'var(--text)' }}
              tickLine={false}
              minTickGap={24}
            />
            <YAxis
              domain={['dataMin - 20', 'dataMax + 20']}
              allowDecimals={false}
              stroke="var(--grid)"
              tick={{ fill: 'var(--text)' }}
              tickLine={false}
              width={44}
            />
            <ReferenceLine y={START_ELO} stroke="var(--text)" strokeDasharray="4 4" />
            <Tooltip
              formatter={(value) => [number(Number(value)), t('six-mans.elo')]}
              labelFormatter={(_, shown) => {
                const point = shown[0]?.payload as (typeof points)[number] | undefined;
                return point ? times.date(point.playedAt) : '';
              }}
              contentStyle={{ background: 'var(--raised)', border: 'none', borderRadius: 6 }}
              itemStyle={{ color: 'var(--fg)' }}
              labelStyle={{ color: 'var(--text)' }}
            />
            <Line
              type="linear"
              dataKey="elo"
              stroke="var(--line)"
              strokeWidth={2}
              dot={false}
              isAnimationActive={!isStill}
              animationDuration={160}
            />
          </LineChart>
        </ResponsiveContainer>
      </Frame>
      <Text color="fg.muted" fontSize="sm">
        {t('six-mans.curve-says', {
          count: points.length,
          last: number(elos.at(-1) ?? START_ELO),
          low: number(Math.min(...elos)),
          high: number(Math.max(...elos)),
        })}
      </Text>
    </>
  );
}
