/**
 * The features of a car by what they are for: `Lane keeping assist` under Safety, `Heated front seats` under Comfort. A
 * feed's own groups are kept; most feeds have one list, and its features go to the first group whose words they have.
 */

/** Features under one heading; without a name they are in no group yet. */
export type FeatureGroup = { name?: string | undefined; items: string[] };

const access = /wheelchair|occupant|hand controls?|swivel seat|transfer seat/i;
const safety =
	/air ?bags?|abs\b|brak|collision|blind[ -]?spot|lane|stability|traction|cross[ -]traffic|isofix|emergency|hill (?:start|descent|hold)|t[yi]re pressure|fatigue|pedestrian|safety|roll ?over|immobili[sz]er|alarm|adaptive cruise/i;
const technology =
	/carplay|android auto|bluetooth|navigation|sat[ -]?nav|gps|usb|touch ?screen|display|audio|speaker|radio|dab|dvd|camera|sensors?|wireless|wi-?fi|head[ -]?up|digital|app\b|charger|charging|inverter|solar|battery|lithium|park(?:ing)? assist|telematics|12 ?v/i;
const comfort =
	/seat|leather|climate|air[ -]?con|steering wheel|keyless|push[ -](?:button )?start|cruise|upholstery|sunroof|cup ?holder|arm ?rest|lumbar|memory|mirror dimming|window|grips?|shower|toilet|kitchen|fridge|stove|cooktop|oven|microwave|bed|berth|dinette|awning|annexe|heater|carpet|bunks?|sink|washing machine|wardrobe/i;
const exterior =
	/wheel|alloy|tow|bull ?bar|roof|led|headlight|fog|tint|canopy|tray|tonneau|step|snorkel|tail ?gate|lift ?gate|hitch|mud ?flap|paint|bash plate|winch|suspension|diff|body|deck|crane|tool ?box|jerry|stone guard|spare|chassis|pannier|exhaust|screen|tyres?|ladder|tie[ -]down|gas bottle|water tank/i;

const rules: readonly (readonly [name: string, words: RegExp])[] = [
	['Access', access],
	['Safety', safety],
	['Technology', technology],
	['Comfort', comfort],
	['Exterior', exterior],
];
const order = [...rules.map(([name]) => name), 'More'];

/** The features under their headings, each once: the feed's own groups in its order, then ours. */
export function groupFeatures(groups: readonly FeatureGroup[]): { name: string; items: string[] }[] {
	const own = new Map<string, string[]>();
	const ours = new Map<string, string[]>(order.map((name) => [name, []]));
	const seen = new Set<string>();
	for (const { name, items } of groups) {
		for (const item of items) {
			const key = item.toLowerCase();
			if (seen.has(key)) continue;
			seen.add(key);
			const into = name === undefined ? ours.get(groupOf(item)) : ours.get(name);
			if (into) into.push(item);
			else own.set(name ?? '', [...(own.get(name ?? '') ?? []), item]);
		}
	}
	return [...own, ...ours].flatMap(([name, items]) => (items.length > 0 ? [{ name, items }] : []));
}

const groupOf = (feature: string): string => rules.find(([, words]) => words.test(feature))?.[0] ?? 'More';
