import fc from 'fast-check';
import * as PlacementBand from './placement-band.ts';

const GREEN = '#2e7d32';
const RED = '#C62828';

describe('placement bands', () => {
  const bands = [
    { fromPosition: 1, toPosition: 2, hex: GREEN, label: 'up' },
    { fromPosition: 9, toPosition: 10, hex: RED, label: 'down' },
  ];

  test.each([
    { position: 1, label: 'up', why: 'the first row is inside' },
    { position: 2, label: 'up', why: 'the end is inclusive' },
    { position: 3, label: undefined, why: 'between the bands there is no colour' },
    { position: 8, label: undefined, why: 'one before the start' },
    { position: 9, label: 'down', why: 'the start is inclusive' },
    { position: 11, label: undefined, why: 'past the last band' },
  ])('position $position is $label: $why', ({ position, label }) => {
    expect(PlacementBand.bandFor(position, bands)?.label).toBe(label);
  });

  test('teams that share a position share its colour', () => {
    expect([2, 2, 4].map((position) => PlacementBand.bandFor(position, bands)?.label)).toEqual(['up', 'up', undefined]);
  });

  test('bands side by side, of one row, in any order and none at all are fine', () => {
    expect(() => PlacementBand.assertValid([])).not.toThrow();
    expect(() =>
      PlacementBand.assertValid([
        { fromPosition: 3, toPosition: 3, hex: RED },
        { fromPosition: 1, toPosition: 2, hex: GREEN },
        { fromPosition: 4, toPosition: 24, hex: GREEN },
      ]),
    ).not.toThrow();
  });

  test.each([
    {
      band: { fromPosition: 0, toPosition: 2, hex: RED },
      field: 'bands.1.fromPosition',
      reason: 'not-a-position',
      why: 'rows count from 1',
    },
    {
      band: { fromPosition: 5, toPosition: 5.5, hex: RED },
      field: 'bands.1.toPosition',
      reason: 'not-a-position',
      why: 'half a row',
    },
    {
      band: { fromPosition: 5, toPosition: 100, hex: RED },
      field: 'bands.1.toPosition',
      reason: 'not-a-position',
      why: 'no table is so long',
    },
    {
      band: { fromPosition: 6, toPosition: 5, hex: RED },
      field: 'bands.1.toPosition',
      reason: 'ends-before-start',
      why: 'backwards',
    },
    {
      band: { fromPosition: 5, toPosition: 5, hex: '#fff' },
      field: 'bands.1.hex',
      reason: 'not-a-colour',
      why: 'three digits',
    },
    {
      band: { fromPosition: 5, toPosition: 5, hex: 'red;x:y' },
      field: 'bands.1.hex',
      reason: 'not-a-colour',
      why: 'it goes into CSS',
    },
    {
      band: { fromPosition: 5, toPosition: 5, hex: `${RED}\n` },
      field: 'bands.1.hex',
      reason: 'not-a-colour',
      why: 'a line break',
    },
    {
      band: { fromPosition: 2, toPosition: 6, hex: RED },
      field: 'bands.1.fromPosition',
      reason: 'overlap',
      why: 'shares row 2',
    },
    {
      band: { fromPosition: 1, toPosition: 9, hex: RED },
      field: 'bands.1.fromPosition',
      reason: 'overlap',
      why: 'covers the other',
    },
  ])('$band.fromPosition..$band.toPosition $band.hex is refused at $field: $why', ({ band, field, reason }) => {
    expect(() => PlacementBand.assertValid([{ fromPosition: 1, toPosition: 2, hex: GREEN }, band])).toThrow(
      expect.objectContaining({
        code: 'INVALID_INPUT',
        messageKey: `division.colours.${reason}`,
        details: expect.objectContaining({ field }),
      }),
    );
  });

  test('bands that pass give no position two colours', () => {
    const position = fc.integer({ min: 1, max: 12 });
    const anyBand = fc.record({ fromPosition: position, toPosition: position, hex: fc.constant(RED) });
    fc.assert(
      fc.property(fc.array(anyBand, { maxLength: 4 }), (drawn) => {
        const coloursAt = (row: number) =>
          drawn.filter(({ fromPosition, toPosition }) => fromPosition <= row && row <= toPosition).length;
        const rows = Array.from({ length: 12 }, (_, index) => index + 1);
        const isSound =
          drawn.every(({ fromPosition, toPosition }) => fromPosition <= toPosition) &&
          rows.every((row) => coloursAt(row) <= 1);
        const check = () => PlacementBand.assertValid(drawn);
        if (isSound) expect(check).not.toThrow();
        else expect(check).toThrow();
      }),
    );
  });
});
