import { EXCEPTIONAL_CLASS } from './archetype-exceptions.ts';

const PLACED = 'TheWorld:PersistentLevel.';

const lastPart = (object: string): string => object.slice(object.lastIndexOf('.') + 1);

/** What an object's name tells about its class; the first rule that fits decides. */
const RULES: readonly ((object: string) => string | null)[] = [
  (object) => EXCEPTIONAL_CLASS.get(object) ?? null,
  // a thing that stands in the arena: `Stadium_P.TheWorld:PersistentLevel.VehiclePickup_Boost_TA_30`
  (object) => {
    const at = object.indexOf(PLACED);
    return at < 0 ? null : `TAGame.${object.slice(at + PLACED.length).replace(/_\d+$/, '')}`;
  },
  (object) => (object.includes('.Default__') ? object.replace('.Default__', '.') : null),
  (object) => (object.endsWith(':GameReplicationInfoArchetype') ? 'TAGame.GRI_TA' : null),
  (object) => (object.startsWith('Archetypes.Teams.TeamWhite') ? 'TAGame.Team_Freeplay_TA' : null),
  (object) => (object.startsWith('Archetypes.Teams.') ? 'TAGame.Team_Soccar_TA' : null),
  (object) => (/Mutators\..*:CarArchetype/.test(object) ? 'TAGame.Car_Freeplay_TA' : null),
  (object) => (object.endsWith(':Archetype') ? 'TAGame.GameEvent_Soccar_TA' : null),
  (object) =>
    /Archetypes\.(CarComponents|SpecialPickups|Tutorial|Misc)\./.test(object) ? `TAGame.${lastPart(object)}_TA` : null,
  (object) =>
    /Archetypes\.GameEvent\.GameEvent_(Basketball|Hockey|Items|SoccarLan)/.test(object)
      ? 'TAGame.GameEvent_Soccar_TA'
      : null,
  (object) =>
    object.startsWith('Archetypes.GameEvent.')
      ? `TAGame.${lastPart(object).replace(/GameEvent_(Basketball|Hockey)/, 'GameEvent_Soccar')}_TA`
      : null,
  // new balls come twice a year
  (object) => (object.startsWith('Archetypes.Ball.') ? 'TAGame.Ball_TA' : null),
];

/** The class of a thing that appears in the game, by its object's name; null when the name tells none. */
export const classOfObject = (object: string): string | null => {
  for (const rule of RULES) {
    const name = rule(object);
    if (name !== null) return name;
  }
  return null;
};
