/**
 * Where a finger finds each region. Pieces and some regions are smaller than a fingertip, so on touch screens a region is
 * one target with all that stands on it, and has a square of its own that no other region's overlaps.
 */
import type { Point } from './geography';
import { own } from './geography';

/** The middle of each region's square, in units of the map. */
const MIDDLES: Record<string, Point> = {
  anglia: [400, 362],
  gallia: [455, 572],
  hispania: [292, 732],
  germania: [618, 482],
  scandia: [664, 236],
  italia: [606, 762],
  polonia: [842, 414],
  hungaria: [768, 646],
  bulgaria: [930, 690],
  turcia: [1140, 806],
  tartaria: [1096, 530],
  russia: [1116, 274],
  morocco: [212, 950],
  algeria: [373, 950],
  tunisia: [534, 972],
  libya: [770, 1074],
  egypt: [1076, 1070],
};

/** The side of the squares, in units of the map: 44 pixels where the map is 352 pixels wide. */
export const ZONE = 160;

export const zone = (region: string): Point => MIDDLES[own(region)]!;
