import { HStack } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { NumberBox } from '../kit/number-box';
import { Labelled, Note } from '../labelled';
import { byLot, byStrength, LOTS } from './seed-order';
import type { SeedChoice } from './seed-choice';

interface SeedSortProps {
  seeds: readonly SeedChoice[];
  /** The rating of a seed's team, or of who has its place now. */
  strengthOf: (seed: SeedChoice) => number | null;
  onChange: (seeds: SeedChoice[]) => void;
}

/** Orders all seeds by strength, or by lot with a number that anyone can draw again with. */
export function SeedSort({ seeds, strengthOf, onChange }: SeedSortProps) {
  const { t } = useTranslation('admin-stages');
  const [lot, setLot] = useState('1');
  const [drawnLot, setDrawnLot] = useState<number | null>(null);
  if (seeds.length < 2) return null;
  const number = Math.min(LOTS.max, Math.max(LOTS.min, Number(lot) || LOTS.min));
  return (
    <>
      <HStack gap="3" wrap="wrap" alignItems="end" marginBottom="3">
        <Button size="sm" onClick={() => onChange(byStrength(seeds, strengthOf))}>
          {t('sort.strength')}
        </Button>
        <Labelled label={t('sort.number')}>
          {(id) => <NumberBox id={id} min={LOTS.min} max={LOTS.max} value={lot} onChange={setLot} />}
        </Labelled>
        <Button
          size="sm"
          onClick={() => {
            onChange(byLot(seeds, number));
            setDrawnLot(number);
          }}
        >
          {t('sort.lot')}
        </Button>
      </HStack>
      <Note role="status">{drawnLot !== null && t('sort.drawn', { number: drawnLot })}</Note>
    </>
  );
}
