import { studio } from './backdrop.ts';
import { makeView } from './svg.ts';

/** Metres to picture units for a motorcycle seen from the side. */
export const view = makeView({ scale: 390, left: 325, ground: studio.ground });
