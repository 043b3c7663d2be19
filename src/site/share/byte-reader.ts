/** Reads numbers off bytes, big-endian, as font files write them. */
export class ByteReader {
	readonly #bytes: Buffer;
	at: number;

	constructor(bytes: Buffer, at = 0) {
		this.#bytes = bytes;
		this.at = at;
	}

	u8(): number {
		return this.#bytes.readUInt8(this.at++);
	}

	u16(): number {
		this.at += 2;
		return this.#bytes.readUInt16BE(this.at - 2);
	}

	i16(): number {
		this.at += 2;
		return this.#bytes.readInt16BE(this.at - 2);
	}

	u32(): number {
		this.at += 4;
		return this.#bytes.readUInt32BE(this.at - 4);
	}

	take(count: number): Buffer {
		this.at += count;
		return this.#bytes.subarray(this.at - count, this.at);
	}

	/** WOFF2's UIntBase128: seven bits a byte, the highest bit says that more follow. */
	base128(): number {
		let value = 0;
		for (let byte = 0x80; byte & 0x80; ) {
			byte = this.u8();
			value = value * 128 + (byte & 0x7f);
		}
		return value;
	}

	/** WOFF2's 255UInt16: one byte up to 252, two or three beyond. */
	short(): number {
		const code = this.u8();
		if (code === 253) return this.u16();
		if (code === 254) return this.u8() + 506;
		return code === 255 ? this.u8() + 253 : code;
	}
}
