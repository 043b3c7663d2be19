/**
 * Codes of one make: what VINs of it start with, separated by spaces (ISO 3780). A dot stands for any mark, @ for any letter: in
 * North America a letter at mark 7 says 2010 or later. Of several codes that fit, the one with the most marks counts: `5XYZ`
 * before `5XY`.
 */
export type MakerCodes = Readonly<Record<string, string>>;

/**
 * **To add a make:** its codes in the file of where it builds, checked against a register or against the maker's own papers; its
 * name as stock has it (`brandName`). A code that several makes use stays out, or gets longer until it is one make’s alone. What
 * is shared within a code that is in stands here.
 */
export const sharedCodes: readonly string[] = [
	// Hyundai and Genesis, Kia and Hyundai, Mitsubishi and Nissan.
	'KMHG KMHFN 5NMM KNAMC KNDM JA4T0.A9',
	// Toyota with Subaru (86, Solterra), Scion and Lexus.
	'JF1ZN JTMA JTMB.A.C JTNKARJE JTNJJ 5TDA.A.6',
	// Holden and Chevrolet, Chevrolet and Geo.
	'6G1MK 6G1NS 1G1MR 2G1MR 3G1MR 1G1MS 2G1MS 3G1MS',
	// Citroën and DS, Mercedes-Benz and Maybach.
	'VF7S VF7N VF7K WDB240 WDBVF7 WDBVG7',
	// Jeep and Dodge, Dodge and Ram.
	'1C4.JS 1C6.JS 3C4.JS 1C4.JT 1C6.JT 3C4.JT 1C4WD 2C4WD 3C4WD',
	// Harley-Davidson and LiveWire, Kawasaki and Suzuki.
	'1HD2X 1HD2G 1HD3G 5HD2X 5HD2G 5HD3G JKALX JKBLX JKAGE JKBGE JKAGN JKBGN JKAAM JKBAM JKAKX JKBKX',
].flatMap((codes) => codes.split(' '));

/** A code as a pattern for the start of a VIN, and how many marks it names. */
export function readCode(code: string): { start: string; pattern: RegExp; marks: number } {
	const pattern = new RegExp(`^${code.replaceAll('@', '[A-Z]')}`);
	return { start: code.slice(0, 3), pattern, marks: code.replace(/[.@]/g, '').length };
}
