import { fileStamp } from '../memory/file-stamp.ts';
import { type BuildState, readState, writeState } from './state.ts';

/** A tenant's state as its file has it, with the version of the file that it is known to be in. */
class KnownState {
	#stamp: string | null = null;
	#state: BuildState | null = null;

	/** The state that the file has, which is read if another process has written it since. */
	read(file: string): BuildState | null {
		if (this.#stamp === null || fileStamp(file) !== this.#stamp) this.#state = readState(file);
		this.#stamp = null;
		return this.#state;
	}

	/** Writes the state. The file is a new one each time, so its stamp is that of no other version. */
	write(file: string, state: BuildState): void {
		writeState(file, state);
		this.keep(file, state);
	}

	/** Notes that the file has this state. */
	keep(file: string, state: BuildState): void {
		this.#state = state;
		this.#stamp = fileStamp(file);
	}
}

export const newKnownState = (): KnownState => new KnownState();
