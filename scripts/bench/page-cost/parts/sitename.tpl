<a href="{{ it.homepath }}" class="site-name">{{ it.name }}</a>
