#!/bin/sh
# Becomes the first process of a bare Debian. Run by machine.ts, as root and in namespaces of its own:
#   boot.sh ROOT TAR RELEASE
set -e
ROOT=$1

mount --make-rprivate /
mount -t tmpfs -o mode=0755 tmpfs "$ROOT"
tar -xf "$2" -C "$ROOT" --exclude='./dev/*'
mkdir -p "$ROOT/srv/headland/releases/1" "$ROOT/before"
mount --bind "$3" "$ROOT/srv/headland/releases/1"
mount -o remount,bind,ro "$ROOT/srv/headland/releases/1"

mount -t proc proc "$ROOT/proc"
mount -t sysfs sysfs "$ROOT/sys"
mount -t cgroup2 cgroup2 "$ROOT/sys/fs/cgroup"
mount -t tmpfs -o mode=0755 tmpfs "$ROOT/run"
mount -t tmpfs tmpfs "$ROOT/tmp"
mount -t tmpfs -o mode=0755 tmpfs "$ROOT/dev"
for DEVICE in null zero full random urandom tty; do
  touch "$ROOT/dev/$DEVICE"
  mount --bind "/dev/$DEVICE" "$ROOT/dev/$DEVICE"
done
mkdir "$ROOT/dev/pts" "$ROOT/dev/shm"
mount -t devpts -o newinstance,ptmxmode=0666 devpts "$ROOT/dev/pts"
mount -t tmpfs tmpfs "$ROOT/dev/shm"
ln -s pts/ptmx "$ROOT/dev/ptmx"
ln -s /proc/self/fd "$ROOT/dev/fd"

cd "$ROOT"
pivot_root . before
umount -l /before
rmdir /before
exec env -i container=bare PATH=/usr/sbin:/usr/bin:/sbin:/bin /lib/systemd/systemd
