<svg class="shrink-0 {{ it.class }}" width="{{ it.size }}" height="{{ it.size }}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
<path d="{{ it.path }}"></path></svg>
