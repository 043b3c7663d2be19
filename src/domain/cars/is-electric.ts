/** Whether a car goes by its battery alone. Pages compare cars in the browser, so this knows nothing of locales. */
export const isElectric = ({ simple_fuel: fuel }: { simple_fuel?: string | undefined }): boolean => fuel === 'Electric';
