/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../lib/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type StageBracketFragment = {
  divisionId: number;
  kind: Types.StageKind;
  format: Types.StageFormat;
  weeks: Array<number>;
  isDrawn: boolean;
  isFinished: boolean;
  first: number | null;
  entrants: Array<{
    seed: number;
    team: { id: number; name: string; logo: string | null } | null;
    source: { place: number; division: { id: number; name: string } } | null;
  }>;
  holders: Array<{ seed: number; team: { id: number; name: string; logo: string | null } }>;
  series: Array<{
    position: number;
    part: Types.BracketPart;
    partRound: number;
    round: number;
    state: Types.BracketSeriesState;
    winner: number | null;
    seriesId: number | null;
    upper: {
      from: Types.BracketSource;
      fromPosition: number | null;
      seed: number | null;
      isNobody: boolean;
      isProvisional: boolean;
    };
    lower: {
      from: Types.BracketSource;
      fromPosition: number | null;
      seed: number | null;
      isNobody: boolean;
      isProvisional: boolean;
    };
  }>;
};

export type BracketSeriesFragment = {
  position: number;
  part: Types.BracketPart;
  partRound: number;
  round: number;
  state: Types.BracketSeriesState;
  winner: number | null;
  seriesId: number | null;
  upper: {
    from: Types.BracketSource;
    fromPosition: number | null;
    seed: number | null;
    isNobody: boolean;
    isProvisional: boolean;
  };
  lower: {
    from: Types.BracketSource;
    fromPosition: number | null;
    seed: number | null;
    isNobody: boolean;
    isProvisional: boolean;
  };
};

export type BracketSideFragment = {
  from: Types.BracketSource;
  fromPosition: number | null;
  seed: number | null;
  isNobody: boolean;
  isProvisional: boolean;
};

export const BracketSideFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'BracketSide' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'BracketSide' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'from' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fromPosition' } },
          { kind: 'Field', name: { kind: 'Name', value: 'seed' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isNobody' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isProvisional' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<BracketSideFragment, unknown>;
export const BracketSeriesFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'BracketSeries' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'BracketSeries' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'position' } },
          { kind: 'Field', name: { kind: 'Name', value: 'part' } },
          { kind: 'Field', name: { kind: 'Name', value: 'partRound' } },
          { kind: 'Field', name: { kind: 'Name', value: 'round' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'winner' } },
          { kind: 'Field', name: { kind: 'Name', value: 'seriesId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'upper' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'BracketSide' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'lower' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'BracketSide' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'BracketSide' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'BracketSide' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'from' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fromPosition' } },
          { kind: 'Field', name: { kind: 'Name', value: 'seed' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isNobody' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isProvisional' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<BracketSeriesFragment, unknown>;
export const StageBracketFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'StageBracket' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'StageBracket' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'divisionId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
          { kind: 'Field', name: { kind: 'Name', value: 'format' } },
          { kind: 'Field', name: { kind: 'Name', value: 'weeks' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isDrawn' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isFinished' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'entrants' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'seed' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'team' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'TeamLogo' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'source' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'place' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'division' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'holders' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'seed' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'team' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'TeamLogo' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'series' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'BracketSeries' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'first' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'BracketSide' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'BracketSide' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'from' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fromPosition' } },
          { kind: 'Field', name: { kind: 'Name', value: 'seed' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isNobody' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isProvisional' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'TeamLogo' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TeamRef' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'logo' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'BracketSeries' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'BracketSeries' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'position' } },
          { kind: 'Field', name: { kind: 'Name', value: 'part' } },
          { kind: 'Field', name: { kind: 'Name', value: 'partRound' } },
          { kind: 'Field', name: { kind: 'Name', value: 'round' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'winner' } },
          { kind: 'Field', name: { kind: 'Name', value: 'seriesId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'upper' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'BracketSide' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'lower' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'BracketSide' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<StageBracketFragment, unknown>;
