import { HStack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { Note } from '../labelled';
import { byLot, byStrength, newLot } from './seed-order';
import type { SeedChoice } from './seed-choice';

interface SeedSortProps {
  seeds: readonly SeedChoice[];
  /** The number of the lot that gave the present order; null: another order. */
  lot: number | null;
  /** The rating of a seed's team, or of who has its place now. */
  strengthOf: (seed: SeedChoice) => number | null;
  onChange: (seeds: SeedChoice[], lot: number | null) => void;
}

/** Orders all seeds by strength, or by lot with a number that is published with the bracket. */
export function SeedSort({ seeds, lot, strengthOf, onChange }: SeedSortProps) {
  const { t } = useTranslation('admin-stages');
  if (seeds.length < 2) return null;
  const drawLots = () => {
    const number = newLot();
    onChange(byLot(seeds, number), number);
  };
  return (
    <>
      <HStack gap="3" wrap="wrap" marginBottom="3">
        <Button size="sm" onClick={() => onChange(byStrength(seeds, strengthOf), null)}>
          {t('sort.strength')}
        </Button>
        <Button size="sm" onClick={drawLots}>
          {t('sort.lot')}
        </Button>
      </HStack>
      <Note role="status">{lot !== null && t('sort.drawn', { number: lot })}</Note>
    </>
  );
}
