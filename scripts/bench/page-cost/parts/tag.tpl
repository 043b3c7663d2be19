<p class="car-tag car-tag-{{ it.kind }}" data-tag="{{ it.kind }}">{{ it.text }}</p>
