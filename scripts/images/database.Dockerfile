# The database of docker-compose.yml: PostgreSQL's own image without what only compiles queries (docs/decisions/running.md).
FROM postgres:18.4-trixie AS whole
RUN --mount=type=bind,target=/sources sh /sources/scripts/images/leave-out-compiler.sh /

# From its files, because what a later step removes still counts in an image. The rest is what PostgreSQL's own image says of itself.
FROM scratch
COPY --from=whole / /
ENV LANG=en_US.utf8 \
    PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/lib/postgresql/18/bin \
    PG_MAJOR=18 \
    PGDATA=/var/lib/postgresql/18/docker
VOLUME /var/lib/postgresql
STOPSIGNAL SIGINT
ENTRYPOINT ["docker-entrypoint.sh"]
CMD ["postgres"]
