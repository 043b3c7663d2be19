import { useEffect, useState } from 'react';

export type AnswerParts = typeof import('./answer-parts.ts');
let loaded: AnswerParts | undefined;

/** Loads the parts of answers. Once they are there, all that a choice changes is painted together with its cars. */
export async function loadAnswerParts(): Promise<AnswerParts> {
	loaded = await import('./answer-parts.ts');
	return loaded;
}

/** The parts of answers; undefined until they have been loaded, which happens at the latest once they are needed. */
export function useAnswerParts(isNeeded: boolean): AnswerParts | undefined {
	const [, setParts] = useState(loaded);
	useEffect(() => {
		if (isNeeded) void loadAnswerParts().then(setParts);
	}, [isNeeded]);
	return loaded;
}
