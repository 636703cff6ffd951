/** A part of the description: a schema, as far as examples need it. */
export interface ExampleSchema {
  type?: string | string[];
  $ref?: string;
  enum?: unknown[];
  format?: string;
  default?: unknown;
  example?: unknown;
  minimum?: number;
  minItems?: number;
  properties?: Record<string, ExampleSchema>;
  items?: ExampleSchema;
  allOf?: ExampleSchema[];
  anyOf?: ExampleSchema[];
  oneOf?: ExampleSchema[];
}

type Schemas = Readonly<Record<string, ExampleSchema>>;

/** A value for each name of a field that says what it is. A number or a text fits the type that the schema asks for. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  address: 'Storgatan 1',
  answer: 'Det gör lagets kapten.',
  author: 'Ada',
  avatar: 'images/7f3a.webp',
  birthdate: '2000-01-31',
  city: 'Umeå',
  code: 'NOT_IN_LINE_UP',
  content: 'Säsongen börjar i september.',
  contenteng: '# Prizes',
  contentswe: '# Priser',
  customUrl: 'sasongen-borjar',
  date: '2026-03-10',
  datetime: '2026-03-10 19:30',
  day: '2026-03-10',
  description: 'Nedflyttning',
  digest: '7f3a'.repeat(16),
  discord: 'ada',
  discordDiscriminator: '0',
  discordId: '990011223344556677',
  discordUsername: 'ada',
  discriminator: 'elit',
  division: 'Elitdivisionen',
  divisionName: 'Elitdivisionen',
  division_name: 'Elitdivisionen',
  engDescription: 'Relegation',
  enddate: '2026-12-20',
  fName: 'Ada',
  file: 'rules-se.pdf',
  fileName: 'match.replay',
  header: 'Vem anmäler laget?',
  hex: '#10b981',
  hometeam: 'Norrsken',
  awayteam: 'Vinter',
  id: 42,
  image: 'images/7f3a.webp',
  key: 'current_season',
  lName: 'Ek',
  language: 'se',
  logo: 'images/7f3a.webp',
  mail: 'ada.ek@example.se',
  matchdate: '2026-03-10 19:30',
  message: 'Välkomna',
  mmr: 1450,
  name: 'Norrsken',
  nationality: 'SE',
  newscontent: 'Säsongen börjar i september.',
  newsdescription: 'Anmälan är öppen.',
  newstitle: 'Säsongen börjar',
  nickname: 'Ada',
  pNickname: 'Ada',
  password: 'norr123',
  platform: 'epic',
  platformId: 'ada-epic',
  player_name: 'Ada',
  reason: 'Loggan går inte att läsa.',
  season: 'Säsong 8',
  season_name: 'Säsong 8',
  setting_key: 'registration_open',
  setting_value: 'true',
  sex: 'na',
  ssn: '850709-9805',
  start: '2026-03-10T18:30:00Z',
  startcontent: '# Välkommen',
  startcontenteng: '# Welcome',
  startdate: '2026-01-12',
  sweDescription: 'Nedflyttning',
  team_name: 'Norrsken',
  teamname: 'Norrsken',
  tel: '070-174 06 05',
  text: 'Vi väntade i en kvart.',
  title: 'Säsongen börjar',
  valid_from: '2026-01-05 13:00',
  value: '8',
  week: 3,
  zip: '123 45',
};

/** A field that a caller with an `Authorization` header leaves out. */
const LEFT_OUT = 'accessToken';
const MOMENT = '2026-03-10T18:30:00Z';
const DAY = '2026-03-10';
const BIRTHDATE = '2000-01-31';
/** A description in a circle ends here. */
const DEEPEST = 8;

/**
 * A value that fits the schema, for people who read the description. The same schema always gets the same one: a test compares
 * it with the schema (documented-calls.api.spec.ts). `name`: of the field or parameter.
 */
export function exampleOf(schema: ExampleSchema, schemas: Schemas, name = '', depth = 0): unknown {
  if (schema.$ref !== undefined) return exampleOf(named(schema.$ref, schemas), schemas, name, depth);
  if (schema.example !== undefined) return schema.example;
  if (schema.default !== undefined && schema.default !== null) return schema.default;
  if (schema.enum) return schema.enum.find((value) => value !== null) ?? null;
  const [first] = schema.allOf ?? schema.anyOf ?? schema.oneOf ?? [];
  if (first) return exampleOf(first, schemas, name, depth);
  const types = [schema.type ?? []].flat();
  return valueOf(types.find((type) => type !== 'null') ?? 'null', { schema, schemas, name, depth }, types);
}

interface Place {
  schema: ExampleSchema;
  schemas: Schemas;
  name: string;
  depth: number;
}

function valueOf(type: string, { schema, schemas, name, depth }: Place, types: string[]): unknown {
  if (type === 'array') {
    const length = depth > DEEPEST ? 0 : Math.max(schema.minItems ?? 1, 1);
    return Array.from({ length }, () => exampleOf(schema.items ?? {}, schemas, singular(name), depth + 1));
  }
  if (type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).filter(([field]) => field !== LEFT_OUT);
    return Object.fromEntries(fields.map(([field, of]) => [field, exampleOf(of, schemas, field, depth + 1)]));
  }
  if (type === 'boolean') return true;
  if (type === 'string' && schema.format === 'date-time') return MOMENT;
  if (type === 'string' && schema.format === 'date') return name === 'birthdate' ? BIRTHDATE : DAY;
  const known = Object.hasOwn(BY_NAME, name) ? BY_NAME[name] : undefined;
  if (type === 'string') return typeof known === 'string' ? known : types.includes('null') ? null : 'text';
  if (type === 'integer' || type === 'number') return typeof known === 'number' ? known : (schema.minimum ?? 1);
  return null;
}

const singular = (name: string): string => name.replace(/s$/, '');

function named(reference: string, schemas: Schemas): ExampleSchema {
  const found = schemas[reference.split('/').at(-1) ?? ''];
  if (!found) throw new Error(`nothing is described as ${reference}`);
  return found;
}
