import { BitWriter } from '../testing/bit-writer.ts';
import { classOfObject } from './archetypes.ts';
import { BitReader, bitsBelow } from './bit-reader.ts';
import { NetCache } from './net-cache.ts';
import { StreamFault } from './stream-fault.ts';

describe('a number below a limit', () => {
  it.each([1, 2, 3, 14, 20, 22, 1023, 1024, 2047])('takes the fewest bits, for each number below %s', (limit) => {
    const writer = new BitWriter();
    for (let value = 0; value < limit; value += 1) writer.below(value, limit);
    const reader = new BitReader(writer.finished());
    for (let value = 0; value < limit; value += 1) {
      const before = reader.position;
      expect(reader.below(limit, bitsBelow(limit))).toBe(value);
      expect(reader.position - before).toBeLessThanOrEqual(Math.ceil(Math.log2(limit)));
    }
    expect(reader.remaining).toBeLessThan(8);
  });

  it('is not read behind the end', () => {
    const reader = new BitReader(Uint8Array.of(0xff));
    expect(reader.bits(7)).toBe(127);
    expect(() => reader.bits(2)).toThrow(StreamFault);
    expect(reader.bit()).toBe(1);
    expect(() => reader.bit()).toThrow(StreamFault);
  });

  it.each([0, 1, 5, 7])('of 32 bits is read from bit %s of a byte', (shift) => {
    const writer = new BitWriter();
    writer.bits(0, shift);
    writer.bits(0xdeadbeef, 32);
    const reader = new BitReader(writer.finished());
    reader.skip(shift);
    expect(reader.u32()).toBe(0xdeadbeef);
  });
});

describe('the class of a thing', () => {
  it.each([
    ['Stadium_P.TheWorld:PersistentLevel.VehiclePickup_Boost_TA_30', 'TAGame.VehiclePickup_Boost_TA'],
    ['TAGame.Default__PRI_TA', 'TAGame.PRI_TA'],
    ['GameInfo_Basketball.GameInfo.GameInfo_Basketball:GameReplicationInfoArchetype', 'TAGame.GRI_TA'],
    ['GameInfo_Basketball.GameInfo.GameInfo_Basketball:Archetype', 'TAGame.GameEvent_Soccar_TA'],
    ['Archetypes.Teams.Team0', 'TAGame.Team_Soccar_TA'],
    ['Archetypes.Teams.TeamWhite', 'TAGame.Team_Freeplay_TA'],
    ['Archetypes.CarComponents.CarComponent_Boost', 'TAGame.CarComponent_Boost_TA'],
    ['Archetypes.GameEvent.GameEvent_Items', 'TAGame.GameEvent_Soccar_TA'],
    ['Archetypes.GameEvent.GameEvent_Hockey', 'TAGame.GameEvent_Soccar_TA'],
    ['Archetypes.GameEvent.GameEvent_Season:CarArchetype', 'TAGame.Car_Season_TA'],
    ['Archetypes.Ball.Ball_Breakout', 'TAGame.Ball_Breakout_TA'],
    ['Archetypes.Ball.Ball_NextSeason', 'TAGame.Ball_TA'],
    ['Something.Else', null],
  ])('%s is %s', (object, expected) => {
    expect(classOfObject(object)).toBe(expected);
  });
});

describe('the attributes of a class', () => {
  const objects = [
    'Engine.Actor',
    'Engine.Actor:bHidden',
    'TAGame.RBActor_TA',
    'TAGame.RBActor_TA:ReplicatedRBState',
    'TAGame.New_TA',
    'TAGame.New_TA:bNew',
    'TAGame.Ball_TA',
    'TAGame.Ball_TA:HitTeamNum',
  ];
  const entry = (classObject: number, parentId: number, ownId: number, ...ids: [number, number][]) => ({
    classObject,
    parentId,
    ownId,
    attributes: ids.map(([object, streamId]) => ({ object, streamId })),
  });
  const cacheOf = (...netCache: ReturnType<typeof entry>[]) =>
    new NetCache({ objects, netCache }, (attribute) => (attribute.endsWith('bHidden') ? 'Boolean' : undefined));

  it('come from ancestors by name, whatever the ids say', () => {
    const cache = cacheOf(entry(0, 0, 1, [1, 4]), entry(2, 9, 2, [3, 20]), entry(6, 0, 3, [7, 40]));
    expect(cache.lineage('TAGame.Ball_TA')).toEqual([
      'TAGame.Ball_TA',
      'TAGame.RBActor_TA',
      'ProjectX.Pawn_X',
      'Engine.Pawn',
      'Engine.Actor',
    ]);
    const table = cache.table('TAGame.Ball_TA');
    expect(table?.limit).toBe(41);
    expect([4, 20, 40, 5].map((id) => table?.objects[id])).toEqual([1, 3, 7, -1]);
  });

  it('come by the ids where the tree has no such class: the nearest entry before, with that id or the next smaller', () => {
    const cache = cacheOf(entry(0, 0, 1, [1, 4]), entry(2, 1, 5, [3, 20]), entry(4, 7, 8, [5, 21]));
    expect(cache.lineage('TAGame.New_TA').slice(0, 2)).toEqual(['TAGame.New_TA', 'TAGame.RBActor_TA']);
    expect(cache.table('TAGame.New_TA')?.limit).toBe(22);
  });

  it('are those of all entries of the class, and the nearest class wins an id', () => {
    const cache = cacheOf(entry(0, 0, 1, [1, 4]), entry(2, 1, 2, [3, 4]), entry(2, 1, 3, [7, 6]));
    expect([4, 6].map((id) => cache.table('TAGame.RBActor_TA')?.objects[id])).toEqual([3, 7]);
  });

  it('are none of a class that the file does not know', () => {
    expect(cacheOf(entry(2, 0, 1)).table('TAGame.Team_TA')).toBeNull();
    expect(cacheOf(entry(0, 0, 1)).table('TAGame.Team_TA')?.limit).toBe(3);
  });

  it('may not be more than a class can have', () => {
    expect(() => cacheOf(entry(0, 0, 1, [1, 1024])).table('Engine.Actor')).toThrow(StreamFault);
    expect(() => cacheOf(entry(0, 0, 1, [1, -1])).table('Engine.Actor')).toThrow(StreamFault);
  });

  it('of a class that is its own ancestor end', () => {
    const cache = cacheOf(entry(4, 1, 1), entry(4, 1, 1));
    expect(cache.lineage('TAGame.New_TA')).toEqual(['TAGame.New_TA']);
  });
});
