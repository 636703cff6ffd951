import type { ReactNode } from 'react';
import { Box } from '../../styled-system/jsx';
import { Disclosure } from '../../ui/disclosure';
import { lazyPart } from '../../ui/page/lazy-part';
import { Skeleton } from '../../ui/skeleton';
import type { CareerPoint } from './career-chart';

// the chart's library is as large as the page, so it loads when the reader has come here
const CareerChart = lazyPart(() => import('./career-chart').then((module) => module.default));

interface SeasonsChartProps {
  label: string;
  points: readonly CareerPoint[];
  isMeasure?: boolean;
  mean?: number;
  /** The numbers at the axis, in the reader's language. */
  format: (value: number) => string;
  /** The summary of the table, and the table. */
  summary: string;
  children: ReactNode;
}

/** A chart season by season, and behind it the same as a table. One value is no line, so then the table stands alone. */
export function SeasonsChart({ label, points, isMeasure = false, mean, format, summary, children }: SeasonsChartProps) {
  if (points.filter(({ value }) => value !== null).length < 2) return children;
  return (
    <>
      <CareerChart
        fallback={<Skeleton height="curve" />}
        label={label}
        points={points}
        isMeasure={isMeasure}
        {...(mean === undefined ? {} : { mean })}
        format={format}
      />
      <Box marginTop="2">
        <Disclosure summary={summary}>{children}</Disclosure>
      </Box>
    </>
  );
}
