import { expect, test } from "vitest";
import { isPublicAddress } from "./public-address.ts";

const ofInternet = `8.8.8.8 100.63.255.255 100.128.0.0 172.15.255.255 192.167.255.255
  2606:4700:4700::1111 2a00:1450:4001:81b::200e`;
const private4 = `0.0.0.0 10.1.2.3 100.127.255.255 127.0.0.1 169.254.169.254 172.31.255.255 192.0.0.170
  192.88.99.1 192.168.1.1 198.18.0.1 224.0.0.1 255.255.255.255`;
const private6 = `:: ::1 ::127.0.0.1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 ::ffff:0:127.0.0.1 64:ff9b::8.8.8.8
  64:ff9b:1::1 100::1 2001::1 2001:20::1 2001:db8::1 2002:7f00:1::1 3fff::1 4000::1 5f00::1 fc00::1 fe80::1
  fe80::1%eth0 fec0::1 ff02::1`;

test.each(ofInternet.split(/\s+/))("%s is public", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([...private4.split(/\s+/), ...private6.split(/\s+/), "8.8", "not an address"])(
  "%s is not",
  (address) => expect(isPublicAddress(address)).toBe(false),
);
