/** A short name of a VIN, by which a car is found without listing VINs: FNV-1a of its 17 letters, 32 bits. */
export function vinKey(vin: string): string {
	let hash = 0x811c9dc5;
	for (const letter of vin.toUpperCase()) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
	return (hash >>> 0).toString(36);
}
