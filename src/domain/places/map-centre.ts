/** Where a map looks that no place decides, in degrees (LOC-2). */
export const defaultCentre = { lat: -27.58, long: 153.06 } as const;
