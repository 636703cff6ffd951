import { textOf } from '../header-values.ts';
import type { ReplayHeader } from '../replay-header.ts';

/** The build whose game server ids are texts. */
const TEXT_SERVER_ID_BUILD = '221120.42953.406184';

/** How the stream of a file is written: everything that changed over the years, each since one version. */
export interface StreamLayout {
  /** A new actor has the index of its name. */
  hasNames: boolean;
  /** The largest size of a vector's parts is below it. */
  vectorLimit: number;
  /** Rotations of cars and balls are quaternions, not three angles. */
  hasQuaternions: boolean;
  /** Field units in a position's number. */
  positionUnit: number;
  /** Field units a second in a velocity's number. */
  velocityUnit: number;
  /** Bits of a PlayStation account after its system: name, filling and number. */
  playStationFillBytes: number;
  psyNetFillBytes: number;
  gameModeBits: number;
  reservationBits: number;
  cameraFloats: number;
  hasWideColours: boolean;
  hasPlainUserColours: boolean;
  hasTextServerIds: boolean;
}

/** The layout of a file's stream, from the versions in its header. */
export const layoutOf = (header: ReplayHeader): StreamLayout => {
  const net = header.net ?? 0;
  const since = (licensee: number, minNet: number) => {
    if (header.engine !== 868) return header.engine > 868;
    return header.licensee === licensee ? net >= minNet : header.licensee > licensee;
  };
  const isLan = textOf(header.properties, 'MatchType') === 'Lan';
  return {
    hasNames: since(20, 0) || (since(14, 0) && !isLan),
    vectorLimit: net >= 7 ? 22 : 20,
    hasQuaternions: net >= 7,
    positionUnit: net >= 5 ? 0.01 : 1,
    velocityUnit: net >= 5 ? 0.01 : 0.1,
    playStationFillBytes: net >= 1 ? 16 : 8,
    psyNetFillBytes: net >= 10 ? 0 : 24,
    gameModeBits: since(12, 0) ? 8 : 2,
    reservationBits: since(12, 0) ? 8 : 2,
    cameraFloats: since(20, 0) ? 7 : 6,
    hasWideColours: since(18, 0),
    hasPlainUserColours: since(23, 8),
    hasTextServerIds: (textOf(header.properties, 'BuildVersion') ?? '') >= TEXT_SERVER_ID_BUILD,
  };
};
