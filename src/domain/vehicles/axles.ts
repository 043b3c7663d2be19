/** A truck's wheel ends and how many of them are driven, as the trade writes it: `6x4` is six, four of them driven. */
export const axleConfigurations = ['4x2', '4x4', '6x2', '6x4', '6x6', '8x2', '8x4', '8x6', '8x8', '10x4'] as const;

export type AxleConfiguration = (typeof axleConfigurations)[number];

/** How many axles: two wheel ends each. */
export const axleCount = (axles: AxleConfiguration): number => Number(axles.split('x')[0]) / 2;
